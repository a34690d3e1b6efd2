// `npm run faults`: applies each fault of faults.ts to the code and finds the first test layer that detects it. `npm
// run faults -- NAME` tries one.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { FAULTS, type Fault } from './faults.ts';
import { build, layersFor, stopChild } from './layers.ts';
import { type Catch, DOCUMENT, rowOf, writeReport } from './report.ts';

function stop(reason: string): never {
  console.error(`faults: ${reason}`);
  process.exit(1);
}

const names = process.argv.slice(2);
const chosen = FAULTS.filter(({ name }) => names.length === 0 || names.includes(name));
const unknown = names.filter((name) => !FAULTS.some((fault) => fault.name === name));
if (unknown.length > 0)
  stop(`there is no fault named ${unknown.join(', ')}; ${DOCUMENT} lists them`);

const status = spawnSync('git', ['status', '--porcelain', '--', '.', `:!${DOCUMENT}`], {
  encoding: 'utf8',
});
if (status.status !== 0) stop(`git status failed: ${status.stderr}`);
if (status.stdout !== '') stop(`commit or stash these changes first:\n${status.stdout}`);

for (const { name, file, find } of FAULTS) {
  const times = readFileSync(file, 'utf8').split(find).length - 1;
  if (times !== 1) stop(`${name}: its text occurs ${times} times in ${file}; expected once`);
}

/** Restores the file; set while a fault is in the code. */
let restore: (() => void) | undefined;
let isBuilt = false;

function apply({ file, find, replace }: Fault): void {
  const original = readFileSync(file, 'utf8');
  restore = () => {
    writeFileSync(file, original);
    restore = undefined;
  };
  writeFileSync(
    file,
    original.replace(find, () => replace),
  );
}

function leave(): void {
  restore?.();
  // A build with a fault must not be used as the site's.
  if (isBuilt) rmSync('dist', { recursive: true, force: true });
}
process.on('exit', leave);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopChild();
    process.exit(1);
  });
}

async function whoCatches(fault: Fault): Promise<Catch> {
  const builtWith = { fault: false, none: false };
  for (const layer of layersFor(fault)) {
    apply(fault);
    if (layer.needsBuild && !builtWith.fault) {
      isBuilt = true;
      if (!(await build())) return { layer: 'build', failures: [] };
      builtWith.fault = true;
    }
    const failed = await layer.run();
    restore?.();
    if (failed.length === 0) continue;
    // A test that also fails without the fault has not detected it.
    if (layer.needsBuild) {
      if (!(await build())) stop('the build fails without a fault');
      builtWith.fault = false;
    }
    const files = [...new Set(failed.map(({ file }) => file))];
    const always = new Set((await layer.run(files)).map(({ title }) => title));
    const failures = failed.filter(({ title }) => !always.has(title));
    if (failures.length > 0) return { layer: layer.name, failures };
    console.log(`  ${layer.name}: ${[...always].join('; ')} fails without the fault as well`);
  }
  return undefined;
}

const caught = new Map<Fault, Catch>();
for (const fault of chosen) {
  console.log(`\n${fault.name} (${fault.file})`);
  const found = await whoCatches(fault).finally(() => restore?.());
  caught.set(fault, found);
  writeReport(FAULTS, caught);
  console.log(found ? `  caught by ${found.layer}` : '  nothing caught it');
  for (const { title } of found?.failures ?? []) console.log(`    ${title}`);
}

console.log('');
for (const [fault, found] of caught) console.log(rowOf(fault, found));
const missed = [...caught.values()].filter((found) => found === undefined).length;
console.log(`\n${chosen.length - missed} of ${chosen.length} faults caught, ${missed} not`);
process.exitCode = missed === 0 ? 0 : 1;
