import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { RELEASE_HEADER, type SiteFacts } from '../../app/pwa/site-facts.ts';
import { toPublicConfig } from '../../config/public-config.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { BASE_HEADERS } from '../../lib/base-headers.ts';
import { toJsonBlock } from '../../lib/json-block.ts';
import { isKnownEtag } from '../../lib/known-etag.ts';
import { SERVER_PATHS } from '../../lib/server-paths.ts';
import type { BuiltSite } from '../built-site.ts';
import { releaseOf, type WrittenDocument } from '../document.ts';
import { chooseEncoding, type Encoded, encodeBest } from '../encodings.ts';
import { ROOT } from '../environment.ts';
import { type Exchange, reply, replyUnchanged, type Step } from '../exchange.ts';
import { pushFacts } from '../push-facts.ts';
import { workerPolicy } from '../security-headers.ts';
import { createServiceScript } from '../service-script.ts';

interface WorkerFileOptions {
  site: BuiltSite;
  config: SiteConfig;
  /** Content collections that the service worker caches. */
  collections: string[];
  /** The app shell. When it changes, the worker changes. */
  shell: WrittenDocument;
  /** Instead serves the kill switch, which removes the worker and its caches. */
  kill: boolean;
  log: (line: string) => void;
}

/** Path of the worker's code. `/sw.js` only holds the facts, because most releases change nothing else. */
const CODE = '/sw-code.js';
/** Imported scripts are a sink of Trusted Types. */
const importCode = (path: string) =>
  `{const policy=self.trustedTypes?.createPolicy('app-worker',{createScriptURL:(url)=>url});
self.trusted=(url)=>policy?.createScriptURL(url)??url;}
importScripts(self.trusted('${path}'));`;

/** Path of a push service's worker script, which is read from its configured URL. */
const SERVICE_SCRIPT = '/push-service.js';

/** Serves the service worker, its imports, and the app shell. */
export async function workerStep(options: WorkerFileOptions): Promise<Step> {
  const { site, config, shell, kill, log } = options;
  const { endpoints } = toPublicConfig(config);
  const ownFacts = `self.PUSH=${toJsonBlock(await pushFacts(config))};\n`;
  const push = ownFacts + readBuilt('sw-push.js');
  const session = ownFacts + readBuilt('sw-session.js');
  const { workerUrl } = config.providers.inDigital ?? {};
  const isOwn = workerUrl === undefined || workerUrl.startsWith('/');
  const serviceScript = isOwn ? undefined : createServiceScript(workerUrl, log);
  const facts: SiteFacts = {
    build: site.build,
    shell: SERVER_PATHS.appShell,
    shellRevision: releaseOf(shell),
    contentBase: endpoints.content,
    collections: options.collections,
    serverOwned: [
      ...Object.values(endpoints).filter((base) => base.startsWith('/')),
      ...Object.values(SERVER_PATHS),
    ],
    criticalAssets: site.criticalAssets,
    startAssets: site.startAssets,
    fileLists: site.fileLists,
    pushScripts:
      workerUrl === undefined
        ? [`/sw-push.js?${hashOf(push)}`]
        : [serviceScript ? SERVICE_SCRIPT : workerUrl, `/sw-session.js?${hashOf(session)}`],
  };
  const code = readBuilt('sw.js');
  const search = `?${hashOf(code)}`;
  const main = kill
    ? readBuilt('sw-kill.js')
    : `self.SITE=${toJsonBlock(facts)};\n${importCode(CODE + search)}`;
  const [worker, ownCode, ownHalf, ownSession] = await Promise.all(
    [main, code, push, session].map((text) => encodeBest(Buffer.from(text))),
  );
  const workerFiles = new Map<string, () => Encoded | undefined | Promise<Encoded | undefined>>([
    ['/sw.js', () => worker],
    [CODE, () => ownCode],
    ['/sw-push.js', () => ownHalf],
    ['/sw-session.js', () => ownSession],
  ]);
  if (serviceScript) workerFiles.set(SERVICE_SCRIPT, serviceScript);
  const page = await encodeBest(Buffer.from(shell.html));
  const workerHeaders = {
    ...BASE_HEADERS,
    'Content-Type': 'text/javascript; charset=utf-8',
    // If a browser cached the kill switch, it would keep removing later workers.
    'Cache-Control': kill ? 'no-store' : 'no-cache',
    'Content-Security-Policy': workerPolicy(config),
  };

  return async (exchange) => {
    const { pathname } = exchange.url;
    const read = workerFiles.get(pathname);
    if (read) {
      // During a rolling release, facts and code may come from different servers. The old worker stays until both
      // match.
      const isOther = pathname === CODE && ![search, ''].includes(exchange.url.search);
      const file = isOther ? undefined : await read();
      // Workers that already have the script keep it.
      if (!file) return reply(exchange, 503, { ...workerHeaders, 'Cache-Control': 'no-store' });
      return replyNamed(exchange, file, workerHeaders);
    }
    if (pathname === facts.shell) {
      return replyNamed(exchange, page, {
        ...shell.headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        [RELEASE_HEADER]: facts.shellRevision,
      });
    }
    return false;
  };
}

/** Answers 304 if the browser has this worker. Browsers check on every visit. */
function replyNamed(exchange: Exchange, file: Encoded, given: OutgoingHttpHeaders): true {
  const { headers: asked } = exchange.req;
  const { body, headers } = chooseEncoding(file, asked['accept-encoding']);
  const etag = `W/"${hashOf(`${file.plain}${JSON.stringify(given)}`)}"`;
  const all = { ...given, ...headers, ETag: etag };
  if (isKnownEtag(asked['if-none-match'], etag)) return replyUnchanged(exchange, all);
  return reply(exchange, 200, all, body);
}

const readBuilt = (name: string): string => readFileSync(join(ROOT, 'dist/client', name), 'utf8');

const hashOf = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
