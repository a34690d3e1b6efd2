import { createHash } from 'node:crypto';
import { OLDEST_CONTENT_MS } from './content-source.ts';
import { type Encoded, encodeBest, encodeFast } from './encodings.ts';
import { Overloaded } from './render-queue.ts';

export interface KeptPage {
  status: number;
  headers: Record<string, string | string[]>;
  encoded: Encoded;
  etag: string;
  /** Search engines should only index the URL without a query. */
  plainOnly?: boolean;
  /** A page of the player area. */
  forPlayers?: boolean;
  /** All parts of the page have their content. */
  complete: boolean;
  /** `performance.now()`. */
  renderedAt: number;
  /** When the oldest content in it was read, `performance.now()`. */
  contentAt: number;
}

/** Age after which a page is rendered again in the background, in ms. */
const FRESH_MS = 15_000;
/** How long an incomplete page is kept, to survive a burst, in ms. */
const INCOMPLETE_MS = 1_000;
const MOST_PAGES = 500;
/** All encodings of all pages: currently about two hundred pages. */
const MOST_BYTES = 32 * 1024 * 1024;

/** How a cached page may be served. */
type Use = 'at once' | 'while it is rendered anew' | 'rather than none';

/**
 * Cache of anonymous pages with their encodings, by URL. One render at a time per URL, stale-while-revalidate. `clear`
 * it when content changes.
 */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>();
  readonly #renders = new Map<string, Promise<KeptPage>>();
  /** Pages from before a content change, or that could not be rendered again. */
  readonly #outdated = new WeakSet<KeptPage>();
  /** Pages that were requested again and get the best compression, unlike most filtered and searched ones. */
  readonly #wanted = new WeakSet<KeptPage>();
  #generation = 0;
  #compressing: Promise<void> | undefined;

  /**
   * @param render called if the page is missing or stale
   * @throws Overloaded if there is no page and none can be rendered now; whatever `render` throws
   */
  async get(key: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
    const page = this.#pages.get(key);
    const use = page && this.#howToServe(page);
    if (page) this.#want(page);
    if (page && use === 'at once') return page;
    const rendering = this.#renders.get(key) ?? this.#render(key, render);
    if (!page || !use) return rendering;
    const orPage = rendering.catch((error: unknown) => {
      if (error instanceof Overloaded) return page;
      throw error;
    });
    if (use === 'rather than none') return orPage;
    // For example, it redirects now; the next visitor waits for the new render.
    orPage.catch(() => this.#outdated.add(page));
    return page;
  }

  /** Whether a page can be served without rendering. */
  isFresh(key: string): boolean {
    const page = this.#pages.get(key);
    return page !== undefined && this.#howToServe(page) === 'at once';
  }

  /** Compresses all cached pages with the best encodings. */
  async compress(): Promise<void> {
    for (const page of this.#pages.values()) this.#want(page);
    await this.#compressing;
  }

  /** Marks all pages as outdated. */
  clear(): void {
    this.#generation++;
    for (const page of this.#pages.values()) this.#outdated.add(page);
    this.#renders.clear();
  }

  #howToServe(page: KeptPage): Use | undefined {
    const now = performance.now();
    if (now - page.contentAt > OLDEST_CONTENT_MS) return undefined;
    const age = now - page.renderedAt;
    if (this.#outdated.has(page)) return 'rather than none';
    if (age < (page.complete ? FRESH_MS : INCOMPLETE_MS)) return 'at once';
    return page.complete ? 'while it is rendered anew' : 'rather than none';
  }

  #render(key: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
    const generation = this.#generation;
    const rendering = render()
      .then((page) => {
        if (generation === this.#generation) this.#keep(key, page);
        return page;
      })
      .finally(() => {
        if (this.#renders.get(key) === rendering) this.#renders.delete(key);
      });
    this.#renders.set(key, rendering);
    return rendering;
  }

  #keep(key: string, page: KeptPage): void {
    const before = this.#pages.get(key);
    this.#pages.delete(key);
    // An unchanged page keeps its encodings.
    if (before?.etag === page.etag) page.encoded = before.encoded;
    this.#pages.set(key, page);
    this.#dropOldest();
    if (before && this.#wanted.has(before)) this.#want(page);
  }

  #want(page: KeptPage): void {
    if (this.#wanted.has(page)) return;
    this.#wanted.add(page);
    if (!this.#compressing && this.#canImprove(page)) this.#compressing = this.#compressWanted();
  }

  #dropOldest(): void {
    let bytes = 0;
    for (const page of this.#pages.values()) bytes += bytesOf(page);
    for (const [key, page] of this.#pages) {
      if (this.#pages.size <= MOST_PAGES && bytes <= MOST_BYTES) return;
      this.#pages.delete(key);
      bytes -= bytesOf(page);
    }
  }

  /** Compresses cached pages one by one, so that a burst of URLs does not pile up work. */
  async #compressWanted(): Promise<void> {
    for (let page = this.#nextToCompress(); page; page = this.#nextToCompress())
      page.encoded = await encodeBest(page.encoded.plain);
    this.#compressing = undefined;
  }

  #nextToCompress(): KeptPage | undefined {
    for (const page of this.#pages.values())
      if (this.#wanted.has(page) && this.#canImprove(page)) return page;
    return undefined;
  }

  #canImprove(page: KeptPage): boolean {
    return page.complete && !page.encoded.gzip && !this.#outdated.has(page);
  }
}

const bytesOf = ({ encoded: { plain, br, gzip } }: KeptPage): number =>
  plain.length + (br?.length ?? 0) + (gzip?.length ?? 0);

/** A page with fast compression, ready to be cached. */
export function toKeptPage(
  page: Omit<KeptPage, 'encoded' | 'etag' | 'renderedAt'> & { html: string },
): KeptPage {
  const { html, ...rest } = page;
  const plain = Buffer.from(html);
  const named = createHash('sha1').update(plain).update(JSON.stringify(rest.headers));
  const etag = `W/"${named.digest('base64url')}"`;
  return { ...rest, etag, encoded: encodeFast(plain), renderedAt: performance.now() };
}
