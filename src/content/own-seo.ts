import type { Picture } from './picture.ts';

/** SEO fields of a page's entry (RTE-8); the page fills gaps. */
export interface OwnSeo {
  metaTitle?: string;
  metaDescription?: string;
  shareImage?: Picture;
  /** True if the editor wants it, or if this is a fallback from another language. */
  noIndex?: true;
  /** Language of the entry, if not the page's. */
  lang?: string;
}
