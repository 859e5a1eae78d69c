/**
 * What a package is made of: Electron, and each library of which code is in the build, with version, licence and digest,
 * in CycloneDX. Made by npm from the lock file; from all that it knows, this takes what goes out.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { SetupError, isWindows, root } from './setup.mjs';

/** Names of packages, one a line: written by the build (bundle.ts). */
export const packagesFile = join(root, 'dist', 'packages-inside.txt');
const billFile = join(root, 'dist', 'bill-of-materials.cdx.json');

const npmBill = v.looseObject({
  metadata: v.looseObject({ component: v.looseObject({ name: v.string() }) }),
  components: v.array(v.looseObject({ name: v.string(), version: v.string(), 'bom-ref': v.string() })),
});

export function writeBillOfMaterials(): void {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    shell: isWindows,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new SetupError(`npm sbom did not go well: ${stderr}`);
  const bill = v.parse(npmBill, JSON.parse(stdout));
  const inside = new Set(['electron', ...readFileSync(packagesFile, 'utf8').trim().split('\n')]);
  const components = bill.components
    .filter(({ name }) => inside.has(name))
    // whether npm calls them ours or a developer's: here they are all in the package
    .map(({ properties: _, ...component }) => ({ ...component, scope: 'required' }));
  const refs = components.map((component) => component['bom-ref']);
  bill.metadata.component.name = 'escaque';
  const dependencies = [{ ref: bill.metadata.component['bom-ref'], dependsOn: refs }];
  writeFileSync(billFile, `${JSON.stringify({ ...bill, components, dependencies }, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeBillOfMaterials();
