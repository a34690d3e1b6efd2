import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Installed outside the project's packages, because only `npm run test:full` needs it. */
const FOLDER = fileURLToPath(
  new URL('../../node_modules/.cache/marquee-observatory', import.meta.url),
);
const SCORER = join(FOLDER, 'node_modules/@mdn/mdn-http-observatory');

export interface Score {
  readonly grade: string;
  readonly score: number;
  /** Names of failed tests. */
  readonly failed: readonly string[];
}

interface Outcome {
  readonly constructor: { readonly name: string };
  readonly pass: boolean;
  readonly result: string;
}

/**
 * Runs the tests and grades of MDN HTTP Observatory for one document.
 * @param site origin of the document, without TLS
 * @param url public https URL; the scorer is told that its certificate is valid and that http redirects to it
 */
export async function scoreDocument(site: string, url: URL): Promise<Score> {
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

  // Adds them up like its own `scan`, which accepts neither port nor path.
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

/** Requests a response in the format of the scorer. */
async function ask(site: string, url: URL, init: RequestInit = {}) {
  const response = await fetch(site + url.pathname + url.search, { redirect: 'manual', ...init });
  const get = (name: string) => response.headers.get(name) ?? undefined;
  const headers = Object.assign(Object.create({ get }), Object.fromEntries(response.headers));
  // A visitor without a session, because cookies of documents would be scored, too.
  if (get('set-cookie') !== undefined) throw new Error(`${url} sets a cookie`);
  return {
    status: response.status,
    headers,
    data: await response.text(),
    verified: true,
    request: { responseURL: url.href },
  };
}

/** Installs the scorer unless it is already installed. Needs a network and takes up to minutes. */
export function installScorer(): void {
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
  // Its script would fetch the HSTS preload list of browsers, so an empty list replaces it.
  writeFileSync(join(SCORER, 'conf/hsts-preload.json'), '{}');
  writeFileSync(stamp, lock);
}
