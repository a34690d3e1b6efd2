import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { isForProduction, packagesOf, readLock } from './production-packages.ts';

// `npm run sbom`: writes the contents of a production install to dist/sbom, next to its build. Not committed, because
// it derives from the lock file and a copy would be outdated by the next version.
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, 'dist/sbom');
const LEFT_OUT = { devDependencies: undefined, optionalDependencies: undefined };

const lock = readLock(ROOT);
const packages = Object.fromEntries(
  Object.entries(lock.packages).filter(([, locked]) => isForProduction(locked)),
);
packages[''] = { ...lock.packages[''], ...LEFT_OUT } as (typeof packages)[''];
const production = { ...lock, packages };

mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'marquee.cdx.json'), billOfMaterials());
const lines = packagesOf(production)
  .sort((one, other) => one.name.localeCompare(other.name))
  .map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
writeFileSync(
  join(FOLDER, 'licences.md'),
  ['| package | version | licence |', '|---|---|---|', ...lines, ''].join('\n'),
);
console.log(`${lines.length} packages: dist/sbom/marquee.cdx.json, dist/sbom/licences.md`);

/**
 * Uses a lock file with only these packages, because npm's `--omit dev` also drops packages that development needs,
 * too, such as React.
 */
function billOfMaterials(): string {
  const parent = mkdtempSync(join(tmpdir(), 'marquee-sbom-'));
  // npm takes the name of the project from its folder.
  const folder = join(parent, manifest.name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, ...LEFT_OUT }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(production));
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=error'],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  rmSync(parent, { recursive: true });
  if (status !== 0) throw new Error(`npm sbom: ${stderr}`);
  const listed = (JSON.parse(stdout) as { components: unknown[] }).components.length;
  const expected = packagesOf(production).length;
  if (listed !== expected) throw new Error(`npm sbom lists ${listed} of ${expected} packages`);
  return stdout;
}
