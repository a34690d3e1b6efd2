/** How many entries the content system gives at a time for the list of the site's addresses. */
export const LISTED_PART = 100;
