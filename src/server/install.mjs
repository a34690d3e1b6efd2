// Runs on the Node that runs npm, before anything is installed: plain JavaScript without dependencies. Installs only if
// node_modules does not match the lock file, so a second start installs nothing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = `${root}node_modules/.installed`;
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing packages, which may take a few minutes…');
  // Not `npm ci`, which refuses a lock file without the binaries of platforms that a registry does not offer.
  const command = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--loglevel=error'];
  const { status } = spawnSync('npm', command, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}

const { stdout } = spawnSync('node', ['--version'], { encoding: 'utf8', cwd: root });
const bundled = existsSync(`${root}node_modules/.bin/node`);
if (!bundled && Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0) < 24) {
  console.error(
    `Marquee needs Node 24 or newer on this platform; found ${stdout?.trim() || 'none'}.`,
  );
  process.exit(1);
}
