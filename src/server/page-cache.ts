import { createHash } from 'node:crypto';
import { OLDEST_CONTENT_MS } from './content-source.ts';
import { type Encoded, encodeBest, encodeFast } from './encodings.ts';
import { Overloaded } from './render-queue.ts';

export interface KeptPage {
  status: number;
  headers: Record<string, string | string[]>;
  encoded: Encoded;
  etag: string;
  /** Search engines are to leave out its addresses with a query. */
  plainOnly?: boolean;
  /** A page of the player area. */
  forPlayers?: boolean;
  /** Every part of the page has its content. */
  complete: boolean;
  /** Epoch ms. */
  renderedAt: number;
  /** When the oldest answer in it came from its back end, epoch ms. */
  contentAt: number;
}

/** A page older than this is rendered anew behind the visitor's back, in ms. */
const FRESH_MS = 15_000;
/** A page with parts missing is only kept to bear a rush, in ms. */
const INCOMPLETE_MS = 1_000;
const MOST_PAGES = 500;
/** Of all forms of all pages: some two hundred pages as they are today. */
const MOST_BYTES = 32 * 1024 * 1024;

/** How a page that is kept may be served. */
type Use = 'at once' | 'while it is rendered anew' | 'rather than none';

/**
 * Anonymous pages as rendered and compressed, by address. One render at a time for an address; a
 * page past its time is served once more while it is rendered anew; `clear` when content changes.
 */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>();
  readonly #renders = new Map<string, Promise<KeptPage>>();
  /** Pages that were rendered before the content changed. */
  readonly #outdated = new WeakSet<KeptPage>();
  #generation = 0;
  #isCompressing = false;

  /**
   * @param render called when there is no page for the key, or only an old one
   * @throws Overloaded when there is no page and none can be rendered now; whatever `render` throws
   */
  async get(key: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
    const page = this.#pages.get(key);
    const use = page && this.#howToServe(page);
    if (page && use === 'at once') return page;
    const rendering = this.#renders.get(key) ?? this.#render(key, render);
    if (!page || !use) return rendering;
    const orPage = rendering.catch((error: unknown) => {
      if (error instanceof Overloaded) return page;
      throw error;
    });
    if (use === 'rather than none') return orPage;
    orPage.catch(() => undefined);
    return page;
  }

  /** Whether a page is kept that is served without being rendered. */
  isFresh(key: string): boolean {
    const page = this.#pages.get(key);
    return page !== undefined && this.#howToServe(page) === 'at once';
  }

  /** Content changed: every page is rendered anew when it is next asked for. */
  clear(): void {
    this.#generation++;
    for (const page of this.#pages.values()) this.#outdated.add(page);
    this.#renders.clear();
  }

  #howToServe(page: KeptPage): Use | undefined {
    if (Date.now() - page.contentAt > OLDEST_CONTENT_MS) return undefined;
    const age = Date.now() - page.renderedAt;
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
    // The same page again keeps its compressed forms.
    if (before?.etag === page.etag) page.encoded = before.encoded;
    this.#pages.set(key, page);
    this.#dropOldest();
    void this.#compress();
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

  /** Compresses well what is kept, one page after the other: a burst of addresses must not pile up work. */
  async #compress(): Promise<void> {
    if (this.#isCompressing) return;
    this.#isCompressing = true;
    for (let page = this.#nextToCompress(); page; page = this.#nextToCompress())
      page.encoded = await encodeBest(page.encoded.plain);
    this.#isCompressing = false;
  }

  #nextToCompress(): KeptPage | undefined {
    for (const page of this.#pages.values())
      if (page.complete && !page.encoded.gzip && !this.#outdated.has(page)) return page;
    return undefined;
  }
}

const bytesOf = ({ encoded: { plain, br, gzip } }: KeptPage): number =>
  plain.length + (br?.length ?? 0) + (gzip?.length ?? 0);

/** A rendered page as it is kept: compressed quickly for now. */
export function toKeptPage(
  page: Omit<KeptPage, 'encoded' | 'etag' | 'renderedAt'> & { html: string },
): KeptPage {
  const { html, ...rest } = page;
  const plain = Buffer.from(html);
  const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`;
  return { ...rest, etag, encoded: encodeFast(plain), renderedAt: Date.now() };
}
