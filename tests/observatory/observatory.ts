import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Outside the project's own packages: only `npm run test:full` needs them. */
const FOLDER = fileURLToPath(
  new URL('../../node_modules/.cache/marquee-observatory', import.meta.url),
);
const SCORER = join(FOLDER, 'node_modules/@mdn/mdn-http-observatory');

export interface Score {
  readonly grade: string;
  readonly score: number;
  /** Names of tests that did not pass. */
  readonly failed: readonly string[];
}

interface Outcome {
  readonly constructor: { readonly name: string };
  readonly pass: boolean;
  readonly result: string;
}

/**
 * MDN HTTP Observatory's tests and grades, for one document.
 * @param site where the document is, without TLS
 * @param url as visitors have it, by https: the scorer is told that its certificate is good and that http leads there
 */
export async function scoreDocument(site: string, url: URL): Promise<Score> {
  install();
  const load = (path: string) => import(pathToFileURL(join(SCORER, 'src', path)).href);
  const { ALL_TESTS } = await load('constants.js');
  const { Requests } = await load('types.js');
  const { parseHttpEquivHeaders } = await load('retriever/utils.js');
  const { getGradeForScore, getScoreModifier } = await load('grader/grader.js');
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');

  const [page, crossOrigin] = await Promise.all([
    ask(site, url),
    ask(site, url, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://http-observatory.security.mozilla.org',
        'access-control-request-method': 'GET',
      },
    }),
  ]);
  const requests = new Requests(url.hostname);
  requests.session = { url, jar: { serializeSync: () => ({ cookies: [] }) } };
  requests.resources.path = page.data;
  Object.assign(requests.responses, {
    http: page,
    https: page,
    cors: crossOrigin,
    auto: { ...page, httpEquiv: parseHttpEquivHeaders(page.data, url.href) },
    httpRedirects: [
      { url: new URL(url.href.replace('https:', 'http:')), status: 301 },
      { url, status: page.status },
    ],
  });

  // As its own `scan` adds them up, which can ask for no port and no path.
  const outcomes: Outcome[] = ALL_TESTS.map((test: (given: unknown) => Outcome) => test(requests));
  const modifiers: number[] = outcomes.map(({ result }) => getScoreModifier(result));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const withoutCredit = sum(modifiers.filter((value) => value < 0));
  const hasCredit = withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT;
  return {
    ...getGradeForScore(hasCredit ? sum(modifiers) : withoutCredit),
    failed: outcomes.filter(({ pass }) => !pass).map((outcome) => outcome.constructor.name),
  };
}

/** A response in the shape that the scorer reads. */
async function ask(site: string, url: URL, init: RequestInit = {}) {
  const response = await fetch(site + url.pathname + url.search, { redirect: 'manual', ...init });
  const get = (name: string) => response.headers.get(name) ?? undefined;
  const headers = Object.assign(Object.create({ get }), Object.fromEntries(response.headers));
  // A visitor without a session: cookies of documents would have to be scored as well.
  if (get('set-cookie') !== undefined) throw new Error(`${url} sets a cookie`);
  return {
    status: response.status,
    headers,
    data: await response.text(),
    verified: true,
    request: { responseURL: url.href },
  };
}

function install(): void {
  const lock = readFileSync(join(HERE, 'package-lock.json'), 'utf8');
  const stamp = join(FOLDER, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  mkdirSync(FOLDER, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(HERE, file), join(FOLDER, file));
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error('MDN HTTP Observatory could not be installed: is there a network?');
  // Its script would fetch the list of hosts that browsers know as https: ours is told to be on none.
  writeFileSync(join(SCORER, 'conf/hsts-preload.json'), '{}');
  writeFileSync(stamp, lock);
}
