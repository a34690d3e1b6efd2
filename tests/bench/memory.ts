import { readFileSync } from 'node:fs';
import defaults from '../../src/config/default-site.json' with { type: 'json' };
import { request } from '../budgets/served-page.ts';
import { type RunningSite, startSandbox, startSite } from '../fixtures/running-site.ts';
import type { Benchmark } from './benchmark.ts';
import { toTable } from './table.ts';

const API = 'https://api.foyer.example';
const CLIENTS = 16;
const HOME_VISITS = 5000;
const SEARCHES = 1200;
const PAGES = 400;
/** As recommended in docs/production.md. */
const FLAGS = '--max-old-space-size=256 --max-semi-space-size=16';

/** Peak memory of a process so far, in MB. */
function peak({ process: { pid } }: RunningSite): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}

async function visit(origin: string, paths: readonly string[]): Promise<void> {
  const left = [...paths];
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop())
        await request(origin + path, 'br');
    }),
  );
}

const LOADS: readonly [string, readonly string[]][] = [
  ['start', []],
  [`${HOME_VISITS} visits of home`, Array.from({ length: HOME_VISITS }, () => '/')],
  [
    `then ${SEARCHES} different searches`,
    Array.from({ length: SEARCHES }, (_, at) => `/stores?q=a${at}`),
  ],
  [
    `then ${PAGES} different pages below /sports`,
    Array.from({ length: PAGES }, (_, at) => `/sports/page-${at}`),
  ],
];

async function peaks(site: RunningSite): Promise<number[]> {
  const found: number[] = [];
  for (const [, paths] of LOADS) {
    await visit(site.origin, paths);
    found.push(peak(site));
  }
  await site.stop();
  return found;
}

async function production(flags: string): Promise<number[]> {
  const backEnd = await startSandbox('https://www.foyer.example');
  const endpoints = Object.entries(defaults.endpoints).map(([family, base]) => [
    family,
    { url: API + base, internal: backEnd.origin + base },
  ]);
  const site = await startSite(
    {
      siteUrl: 'https://www.foyer.example',
      endpoints: { ...Object.fromEntries(endpoints), sportsbook: 'https://book.foyer.example' },
      chat: undefined,
    },
    { MODE: 'production', ALLOWED_HOSTS: 'localhost', NODE_OPTIONS: flags },
  );
  const found = await peaks(site);
  await backEnd.stop();
  return found;
}

/** Peak memory of a process under load. */
export const memory: Benchmark = {
  name: 'memory',
  title: 'Memory of the server under load',
  async run() {
    const columns = [await production(''), await production(FLAGS), await peaks(await startSite())];
    const table = toTable(
      ['MB at most', 'production', `with ${FLAGS}`, 'trial'],
      LOADS.map(([load], at) => [load, ...columns.map((column) => column[at] ?? 0)]),
    );
    return `${table}\n\nHighest resident set of the process (VmHWM), ${CLIENTS} clients; production beside a back end in a process of its own, the trial with the embedded operator inside. Target: under 512.`;
  },
};
