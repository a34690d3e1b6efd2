/** Page size for reading the entries of the sitemap. */
export const LISTED_PART = 100;
