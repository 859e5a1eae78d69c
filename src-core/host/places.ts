/** Where this computer keeps what belongs to Escaque. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder for settings: ESCAQUE_CONFIG, or where the system keeps a program's settings. */
export function configFolder(env: Environment = process.env, platform = process.platform): string {
  if (env['ESCAQUE_CONFIG']) return resolve(env['ESCAQUE_CONFIG']);
  const home = homedir();
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Escaque');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Escaque');
  return join(env['XDG_CONFIG_HOME'] ?? join(home, '.config'), 'escaque');
}

/** The usual folder of tournaments: ESCAQUE_FOLDER, or Escaque in Documents, or in the home folder. */
export function tournamentsFolder(env: Environment = process.env): string {
  if (env['ESCAQUE_FOLDER']) return resolve(env['ESCAQUE_FOLDER']);
  const documents = ['Documents', 'Documentos'].map((name) => join(homedir(), name));
  return join(documents.find((path) => existsSync(path)) ?? homedir(), 'Escaque');
}
