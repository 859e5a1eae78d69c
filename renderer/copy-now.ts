import type { ShellApi } from '../src-core/contract/desk-api.ts';

/**
 * Copies the tournament open where the arbiter says, or into the usual folder where the system has no dialog of files.
 * Gives the copy's path; null where none was wanted.
 */
export async function copyNow(shell: ShellApi, name: string): Promise<string | null> {
  const { dialogs } = await shell.about();
  const suggested = `${name} ${new Date().toISOString().slice(0, 10)}`;
  const path = dialogs ? await shell.chooseToCreate({ suggested }) : null;
  return dialogs && path === null ? null : (await shell.copy({ path })).path;
}
