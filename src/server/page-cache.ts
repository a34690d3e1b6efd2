import { createHash } from 'node:crypto';
import { type Encoded, encodeBest, encodeFast } from './encodings.ts';

export interface KeptPage {
  status: number;
  headers: Record<string, string | string[]>;
  encoded: Encoded;
  etag: string;
  /** Every part of the page has its content. */
  complete: boolean;
  /** Epoch ms. */
  renderedAt: number;
}

/** A page older than this is rendered anew behind the visitor's back, in ms. */
const FRESH_MS = 15_000;
/** A page with parts missing is only kept to bear a rush, in ms. */
const INCOMPLETE_MS = 1_000;
const MOST_PAGES = 500;

/**
 * Anonymous pages as rendered and compressed, by address. One render at a time for an address; a
 * page past its time is served once more while it is rendered anew; `clear` when content changes.
 */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>();
  readonly #renders = new Map<string, Promise<KeptPage>>();
  #generation = 0;

  /** @param render called when there is no page for the key, or only an old one */
  async get(key: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
    const page = this.#pages.get(key);
    const age = page ? Date.now() - page.renderedAt : Number.POSITIVE_INFINITY;
    if (page && age < (page.complete ? FRESH_MS : INCOMPLETE_MS)) return page;
    const rendering = this.#renders.get(key) ?? this.#render(key, render);
    if (!page?.complete) return rendering;
    rendering.catch(() => undefined);
    return page;
  }

  /** Content changed: every page is rendered anew when it is next asked for. */
  clear(): void {
    this.#generation++;
    this.#pages.clear();
    this.#renders.clear();
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
    const oldest = this.#pages.size > MOST_PAGES ? this.#pages.keys().next().value : undefined;
    if (oldest !== undefined) this.#pages.delete(oldest);
    if (page.complete && !page.encoded.gzip) {
      void encodeBest(page.encoded.plain).then((encoded) => {
        page.encoded = encoded;
      });
    }
  }
}

/** A rendered page as it is kept: compressed quickly for now. */
export function toKeptPage(
  page: Omit<KeptPage, 'encoded' | 'etag' | 'renderedAt'> & { html: string },
): KeptPage {
  const { html, ...rest } = page;
  const plain = Buffer.from(html);
  const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`;
  return { ...rest, etag, encoded: encodeFast(plain), renderedAt: Date.now() };
}
