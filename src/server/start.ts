import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathWithin } from '../app/i18n/locales.ts';
import { createIsMounted } from '../config/paths.ts';
import { toPublicConfig } from '../config/public-config.ts';
import { createLog } from '../lib/log-lines.ts';
import { transportHeaders } from '../lib/open-server.ts';
import { brandFaults, describeBrand } from './brand-files.ts';
import { buildApart } from './build-apart.ts';
import { EARLIER_FILES, ENCODED_FILES, isBuilt, STAMP } from './build-state.ts';
import { readBuiltSite } from './built-site.ts';
import { createContentReading } from './content-reading.ts';
import type { ContentSource } from './content-source.ts';
import { createDocument } from './document.ts';
import { type Environment, ROOT, readEnvironment } from './environment.ts';
import type { Step } from './exchange.ts';
import { listenForFrames, withFrames } from './frames.ts';
import { createIsKnownHost } from './known-hosts.ts';
import { describeListLengths } from './list-lengths.ts';
import { loadConfig } from './load-config.ts';
import { describeConfig } from './meaning.ts';
import { PageCache } from './page-cache.ts';
import { createDraftReading } from './preview/draft-reading.ts';
import { previewParts } from './preview/preview-mark.ts';
import { describeProduction, productionFaults } from './production.ts';
import { closeOnSignal, listen } from './running.ts';
import { shellParts } from './shell.ts';
import { createSiteServer } from './site-server.ts';
import { KeptSitemap } from './sitemap/kept-sitemap.ts';
import { writeSitemap } from './sitemap/sitemap-xml.ts';
import { filesStep } from './steps/files.ts';
import { healthStep } from './steps/health.ts';
import { contentHookStep } from './steps/hooks.ts';
import { manifestStep } from './steps/manifest.ts';
import { readOnlyStep } from './steps/methods.ts';
import { pagesStep } from './steps/pages.ts';
import { previewStep } from './steps/preview.ts';
import { previewLinkStep } from './steps/preview-link.ts';
import { cspReportStep } from './steps/reports.ts';
import { securityTextStep } from './steps/security-txt.ts';
import { sitemapStep } from './steps/sitemap.ts';
import { workerStep } from './steps/worker-file.ts';

/** Exit code for an invalid configuration (EX_CONFIG of sysexits). */
const EX_CONFIG = 78;
/** How long a preview waits for content, in ms. It is never cached, so it waits for all. */
const PREVIEW_MS = 8000;
/** How long after its deadline a render is abandoned for the shell, in ms (F47); longer than on a busy machine. */
const GRACE_MS = 4000;
/** Our own pictures. */
const PUBLIC = join(ROOT, 'public');
const log = createLog(process.stdout);

const environment = environmentOrEnd();
const { mode, brandDir } = environment;
// Only a trial loads stand-ins and the bundler.
const trial = mode === 'trial' ? await import('./trial.ts') : undefined;
const loaded = loadConfig(environment.siteConfig, mode);
if (!loaded.ok)
  endWith([
    `The configuration ${environment.siteConfig} cannot be used:`,
    ...loaded.error.map((fault) => `  ${fault}`),
  ]);
// A production image may lack what only the trial and the build need.
const hasBuild = trial ? isBuilt() : existsSync(STAMP);
const faults = [
  ...(trial ? trial.trialFaults : productionFaults)(loaded.value, environment, process.env),
  ...brandFaults(loaded.value.company, brandDir, PUBLIC),
  ...(trial || hasBuild ? [] : ['dist: found no build; run npm run build first']),
];
if (faults.length > 0) endWith(faults);
const frames = trial && (await listenForFrames(environment, loaded.value));
const config = frames ? withFrames(loaded.value, frames.origin) : loaded.value;
const publicConfig = toPublicConfig(config);

if (!hasBuild) buildApart();
const { listSite, measuredLists, offlineCollections, render, reduceAddress } = (await import(
  join(ROOT, 'dist/server/entry-server.js')
)) as typeof import('../app/entry-server.tsx');
const built = readBuiltSite(config.defaultAppLanguage);
const document = createDocument(built, config);
const shell = document.write(shellParts(publicConfig));

const steps: Step[] = [];
const server = createSiteServer(steps, () => origin, {
  log,
  headers: transportHeaders(config.siteUrl),
  proxies: environment.proxies,
  isKnownHost: createIsKnownHost(config, environment),
});
if (!trial) for (const line of describeProduction(config, environment)) log(`  ${line}`);
await listen(server, environment);
const { port } = server.address() as AddressInfo;
const origin = `http://${environment.host.includes(':') ? `[${environment.host}]` : environment.host}:${port}`;

/** The URL for a browser on this machine. */
const openAt = origin.replace('127.0.0.1', 'localhost');

const pages = new PageCache();
const sitemap = new KeptSitemap(
  async () => writeSitemap(await listSite(publicConfig, source.read, Date.now()), config),
  (error) => log(`sitemap: ${error}`),
);
function forget(): void {
  pages.clear();
  sitemap.clear();
}
const { http, source, bases, context } = createContentReading({
  config,
  origin,
  onChange: forget,
  log,
});
const isMounted = createIsMounted(publicConfig);
const ownsContent = bases.content.startsWith('/');
const drafts = createDraftReading({
  fallbackLocale: config.defaultAppLanguage,
  http,
  bases,
  context,
  origin,
  published: source,
  token:
    environment.contentReadToken ?? (ownsContent ? environment.embedded?.draftToken : undefined),
});
/** @param waitMs how long to wait for optional content */
const renderPage = (url: URL, read: ContentSource['read'], waitMs: number) =>
  render({
    config: publicConfig,
    url,
    source: read,
    waitUntil: Date.now() + waitMs,
    signal: AbortSignal.timeout(waitMs + GRACE_MS),
    report: (error) => log(`${url.pathname}: ${error instanceof Error ? error.stack : error}`),
  });
const operator =
  environment.embedded &&
  trial?.embedOperator({
    config,
    environment,
    secrets: environment.embedded,
    origin,
    frames,
    log,
  });
const { webhookSecret, previewSecret } = environment;

steps.push(
  ...(operator?.steps ?? []),
  ...(webhookSecret
    ? [
        contentHookStep(webhookSecret, async (model) => {
          await source.invalidate(model);
          forget();
        }),
      ]
    : []),
  ...(previewSecret ? [previewLinkStep(previewSecret, config.siteUrl ?? openAt)] : []),
  cspReportStep(log),
  readOnlyStep,
  healthStep,
  securityTextStep(config),
  await workerStep({
    site: built,
    config,
    collections: offlineCollections(),
    shell,
    kill: environment.killWorker,
    log,
  }),
  await manifestStep(config),
  sitemapStep(config, () => sitemap.get(), log),
  await filesStep(
    [
      ...(brandDir === undefined ? [] : [{ path: brandDir }]),
      { path: join(ROOT, 'dist/client'), hidden: ['/sw.js', '/sw-push.js', '/sw-kill.js'] },
      { path: EARLIER_FILES },
    ],
    ENCODED_FILES,
    (path) => isMounted(pathWithin(path, publicConfig)),
  ),
  ...(previewSecret
    ? [
        previewStep({
          config,
          secret: previewSecret,
          render: (url, at) => renderPage(url, drafts.readAt(at), PREVIEW_MS),
          write: (page, grant) =>
            document.write({ ...page, preview: previewParts(grant, page.locale) }),
          readContent: drafts.fetch,
          shell,
          log,
        }),
      ]
    : []),
  pagesStep({
    config,
    pages,
    reduce: (url) => reduceAddress(url, publicConfig),
    render: (url) => renderPage(url, source.read, config.content.deadlineMs),
    write: (page) => document.write(page),
    shell,
    log,
  }),
);
closeOnSignal(
  server,
  () => void operator?.stopSending(),
  async () => {
    frames?.close();
    await operator?.close();
  },
);

for (const line of describeConfig(config)) log(`  ${line}`);
const brandLine = describeBrand(config.company.name, brandDir, PUBLIC);
if (brandLine !== undefined) log(`  ${brandLine}`);
for (const line of await describeListLengths(
  http,
  bases.content,
  config.languages.flatMap(measuredLists),
))
  log(`  ${line}`);
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};
for (const line of trial?.trialWarnings(config, environment, process.env) ?? []) log(line);
log(
  `${config.company.name} (Marquee ${version}${trial ? '' : ', production'}) is ready at ${openAt}`,
);

function environmentOrEnd(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    endWith([error instanceof Error ? error.message : String(error)]);
  }
}

/** Exits before anything is served. */
function endWith(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(EX_CONFIG);
}
