import { join } from 'node:path';
import { pathWithin } from '../app/i18n/locales.ts';
import { createIsMounted } from '../config/paths.ts';
import { DIST, EARLIER, ENCODED } from './build-state.ts';
import type { Step } from './exchange.ts';
import { previewParts } from './preview/preview-mark.ts';
import type { Site } from './site.ts';
import { dictionaryStep } from './steps/dictionary.ts';
import { filesStep } from './steps/files.ts';
import { healthStep } from './steps/health.ts';
import { contentHookStep } from './steps/hooks.ts';
import { manifestStep } from './steps/manifest.ts';
import { readOnlyStep } from './steps/methods.ts';
import { type PagesOptions, pagesStep, preparePage } from './steps/pages.ts';
import { previewStep } from './steps/preview.ts';
import { previewLinkStep } from './steps/preview-link.ts';
import { cspReportStep } from './steps/reports.ts';
import { securityTextStep } from './steps/security-txt.ts';
import { sitemapStep } from './steps/sitemap.ts';
import { workerStep } from './steps/worker-file.ts';

/** How long a preview waits for content, in ms. It is never cached, so it waits for all of it. */
const PREVIEW_MS = 8000;

/** How long home waits for content at startup, in ms. */
const PREPARE_MS = 5000;

/**
 * The site's steps, in the order in which they see a request.
 * @param openAt origin of preview links without a `siteUrl`
 */
export async function siteSteps(site: Site, openAt: string): Promise<Step[]> {
  const { config, environment, log } = site;
  const { webhookSecret, previewSecret } = environment;
  return [
    ...(webhookSecret ? [contentHookStep(webhookSecret, site.invalidate)] : []),
    ...(previewSecret ? [previewLinkStep(previewSecret, config.siteUrl ?? openAt)] : []),
    cspReportStep(log),
    readOnlyStep,
    healthStep,
    securityTextStep(config),
    await workerScripts(site),
    await manifestStep(config),
    sitemapStep(config, () => site.sitemap.get(), log),
    await builtFiles(site),
    dictionaryStep(site.dictionaries, {
      pathOf: (language) => homePath(site, language),
      bodyOf: (language) => homeBody(site, language, openAt),
    }),
    previews(site, previewSecret),
    pagesOf(site),
  ];
}

const workerScripts = ({ built, config, app, shell, environment, log }: Site): Promise<Step> =>
  workerStep({
    site: built,
    config,
    collections: app.offlineCollections(),
    shell,
    kill: environment.killWorker,
    log,
  });

function builtFiles({ environment: { brandDir }, publicConfig }: Site): Promise<Step> {
  const isMounted = createIsMounted(publicConfig);
  return filesStep(
    [
      ...(brandDir === undefined ? [] : [{ path: brandDir }]),
      {
        path: join(DIST, 'client'),
        hidden: ['/sw.js', '/sw-push.js', '/sw-session.js', '/sw-kill.js'],
      },
      { path: join(DIST, EARLIER) },
    ],
    join(DIST, ENCODED),
    (path) => isMounted(pathWithin(path, publicConfig)),
  );
}

const previews = (
  { config, render, drafts, document, shell, log }: Site,
  secret: string | undefined,
): Step =>
  previewStep({
    config,
    secret,
    render: (url, at) => render(url, drafts.readAt(at), PREVIEW_MS),
    write: (page, grant) => document.write({ ...page, preview: previewParts(grant, page.locale) }),
    readContent: drafts.fetch,
    shell,
    log,
  });

const pagesOf = (site: Site): Step => pagesStep(pagesOptions(site, site.config.content.deadlineMs));

/** @param waitMs how long a page waits for content */
const pagesOptions = (site: Site, waitMs: number): PagesOptions => ({
  config: site.config,
  pages: site.pages,
  dictionaries: site.dictionaries,
  reduce: (url) => site.app.reduceAddress(url, site.publicConfig),
  mayBeMadeUp: (url) => site.app.isOpenEnded(url, site.publicConfig) || site.isUnlistedEntry(url),
  render: (url) => site.render(url, site.content.source.read, waitMs),
  write: (page) => site.document.write(page),
  shell: site.shell,
  log: site.log,
});

/**
 * Renders home in each language before the site is ready, and compresses the pages. The first reads of a process take
 * longer than a visitor's page waits, so that page would be sent incomplete, and again in full later (PF-12). The first
 * visitor's request renders the page again, so it is up to date; an unchanged page keeps its compressed form.
 * @param origin the server's origin
 */
export async function prepareHomes(site: Site, origin: string): Promise<void> {
  const options = pagesOptions(site, PREPARE_MS);
  for (const language of site.config.languages)
    await preparePage(options, new URL(homePath(site, language) ?? '/', origin));
  await site.pages.compress();
  site.retry();
}

/** @returns undefined if the site does not have the language */
function homePath({ config }: Site, language: string): string | undefined {
  if (!config.languages.includes(language)) return undefined;
  return language === config.defaultAppLanguage ? '/' : `/${language}`;
}

/** A language's home page; undefined while some of its content is missing. */
async function homeBody(site: Site, language: string, origin: string): Promise<Buffer | undefined> {
  const { routes, content } = site.config;
  const path = (homePath(site, language) ?? '/') + (routes.home ?? '');
  const url = new URL(path.replace(/^\/\//, '/'), origin);
  const home = await preparePage(pagesOptions(site, content.deadlineMs), url);
  return home?.complete ? home.encoded.plain : undefined;
}
