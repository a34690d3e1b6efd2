import { join } from 'node:path';
import { type PublicConfig, toPublicConfig } from '../config/public-config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { HOME, readBuiltSite, SAVED } from './built-site.ts';
import { createContentReading } from './content-reading.ts';
import type { ContentSource } from './content-source.ts';
import { Dictionaries, dictionaryFolder } from './dictionaries.ts';
import { createDocument, type DocumentParts } from './document.ts';
import { type Environment, ROOT } from './environment.ts';
import { PageCache } from './page-cache.ts';
import { createDraftReading } from './preview/draft-reading.ts';
import { createIsListed } from './sitemap/is-listed.ts';
import { KeptSitemap } from './sitemap/kept-sitemap.ts';
import { writeSitemap } from './sitemap/sitemap-xml.ts';

/** How long after its deadline a render is abandoned for the shell, in ms (F47). Enough for a slow machine. */
const GRACE_MS = 4000;

interface SiteOptions {
  config: SiteConfig;
  environment: Environment;
  /** The server's origin for requests to itself. */
  origin: string;
  log: (line: string) => void;
}

/** State shared by the site's steps: the built app, its content, and the caches of both. */
export type Site = Awaited<ReturnType<typeof createSite>>;

/** Loads the built app and opens its content. */
export async function createSite({ config, environment, origin, log }: SiteOptions) {
  const publicConfig = toPublicConfig(config);
  const app = (await import(
    join(ROOT, 'dist/server/entry-server.js')
  )) as typeof import('../app/entry-server.tsx');
  const built = readBuiltSite(config.defaultAppLanguage);
  const document = createDocument(built, config);

  const pages = new PageCache();
  const sitemap = new KeptSitemap(
    async () => {
      const { source, context } = content;
      let isWhole = true;
      const addresses = await app.listSite(publicConfig, {
        source: source.read,
        now: Date.now(),
        report(problem, family) {
          isWhole = false;
          context.report(problem, family);
        },
      });
      return {
        ...writeSitemap(addresses, config),
        // The pages of a list that is refused may well be shown.
        isListed: isWhole ? createIsListed(addresses, publicConfig) : () => true,
      };
    },
    (error) => log(`sitemap: ${error}`),
  );
  function forget(): void {
    pages.clear();
    sitemap.clear();
  }
  const content = createContentReading({ config, origin, onChange: forget, log });
  const { http, source, bases, context } = content;
  const isOwnContent = bases.content.startsWith('/');
  const drafts = createDraftReading({
    fallbackLocale: config.defaultAppLanguage,
    http,
    bases,
    context,
    origin,
    published: source,
    token:
      environment.contentReadToken ?? (isOwnContent ? environment.embedded?.draftToken : undefined),
  });

  return {
    config,
    publicConfig,
    environment,
    log,
    app,
    built,
    document,
    shell: document.write(shellParts(publicConfig)),
    pages,
    dictionaries: new Dictionaries(dictionaryFolder(environment.dataDir, config), log),
    sitemap,
    content,
    drafts,
    /** Whether the path has the form of an entry but is not in the sitemap. False until there is a sitemap. */
    isUnlistedEntry: (url: URL): boolean =>
      app.namesEntry(url, publicConfig) && sitemap.peek()?.isListed(url.pathname) === false,
    /** Discards cached pages and answers that show a content type, or all. */
    async invalidate(model: Parameters<ContentSource['invalidate']>[0]): Promise<void> {
      await source.invalidate(model);
      forget();
    },
    /** Renders pages again with the next request, and retries reads that have just failed. */
    retry(): void {
      source.forgetFailures();
      pages.clear();
    },
    /** @param waitMs how long to wait for optional content */
    render: (url: URL, read: ContentSource['read'], waitMs: number) =>
      app.render({
        config: publicConfig,
        url,
        source: read,
        waitUntil: Date.now() + waitMs,
        signal: AbortSignal.timeout(waitMs + GRACE_MS),
        report: (error) => log(`${url.pathname}: ${error instanceof Error ? error.stack : error}`),
      }),
  };
}

/** The app shell: a page without content, which the service worker opens when the network fails. */
const shellParts = (config: PublicConfig): DocumentParts => ({
  locale: config.defaultAppLanguage,
  head: `<title>${config.company.name.replace(/[<>&]/g, '')}</title>`,
  body: '<div class="shell" aria-hidden="true"></div>',
  isShell: true,
  state: { config, answers: {} },
  // Most visits begin at home. Other pages load their files once the route is known.
  modules: [HOME, SAVED],
});
