import { pagesCache } from '../src/app/pwa/site-facts.ts';
import { site } from './scope.ts';

/** Cache of the documents that this version opens: those of its own release. */
export const pages = pagesCache(site.shellRevision);
