import type { Picture } from './picture.ts';

/** What the entry of a page says to search engines and where it is shared (RTE-8); what it leaves out, the page knows. */
export interface OwnSeo {
  metaTitle?: string;
  metaDescription?: string;
  shareImage?: Picture;
  /** An editor wants so, or it stands here in another language than the page: its own address is elsewhere. */
  noIndex?: true;
  /** The entry's language, where it is not the page's. */
  lang?: string;
}
