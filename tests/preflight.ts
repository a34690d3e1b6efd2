import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { chromium } from 'playwright';
import { browserShell, findBrowser, findShell, wholeBrowser } from './browser.ts';
import { faultsOfEngines } from './engines/engines.ts';
import { findPostgres, startPostgres } from './fixtures/postgres.ts';

/** Free space required, in bytes. A run writes up to half of it: build, site data, database. */
const LEAST_BYTES = 1_000_000_000;
const LAUNCH_MS = 15_000;

type Check = () => Promise<string | undefined>;

const disk: Check = async () => {
  for (const folder of [tmpdir(), process.cwd()]) {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < LEAST_BYTES)
      return `The disk of ${folder} has less than 1 GB left: make room, then try again`;
  }
  return undefined;
};

const browser: Check = async () => {
  if (findBrowser(console.log) === undefined)
    return 'There is no Chromium and none could be installed: install chromium, or name one by CHROMIUM';
  findShell(console.log);
  const [shell, whole] = [browserShell(), wholeBrowser()];
  for (const options of shell.executablePath === whole.executablePath ? [whole] : [shell, whole]) {
    try {
      const started = await chromium.launch({ ...options, timeout: LAUNCH_MS });
      await started.close();
    } catch (error) {
      const path = options.executablePath ?? 'The headless shell of Playwright';
      return `${path} does not start (${firstLine(error)}): mend or reinstall it, or name another by CHROMIUM`;
    }
  }
  return undefined;
};

const postgres: Check = async () => {
  if (findPostgres(console.log) === undefined)
    return 'There is no PostgreSQL and none could be installed: install postgresql';
  try {
    const started = await startPostgres({ fsync: 'off' });
    await started.stop();
    return undefined;
  } catch (error) {
    return `PostgreSQL does not start (${firstLine(error)}): mend or reinstall postgresql`;
  }
};

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0];

/** What a scope of the tests needs besides Chromium. */
interface Needs {
  postgres: boolean;
  engines: boolean;
}

/** Installs what the tests need. @returns one line for each thing that is unavailable on this machine */
export async function faultsOfMachine(needs: Needs): Promise<string[]> {
  const faults: string[] = [];
  for (const check of [disk, browser, ...(needs.postgres ? [postgres] : [])]) {
    const fault = await check();
    if (fault !== undefined) faults.push(fault);
  }
  return needs.engines ? [...faults, ...faultsOfEngines(console.log)] : faults;
}
