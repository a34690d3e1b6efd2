import type { Picture } from './picture.ts';

/** What the entry of a page says to search engines and where it is shared (RTE-8); what it leaves out, the page knows. */
export interface OwnSeo {
  metaTitle?: string;
  metaDescription?: string;
  shareImage?: Picture;
  noIndex?: true;
}
