/**
 * Facts about the site for the service worker. The server writes them into `/sw.js` (`self.SITE=<json>;`), so
 * a changed configuration makes a new worker.
 */
export interface SiteFacts {
  /** Id of the build; assets of the last few are kept for open tabs. */
  build: string;
  /** Path of the app shell. */
  shell: '/app-shell';
  /** Names the release. Changes when the shell's bytes do: build, brand, theme, security headers. */
  shellRevision: string;
  /** The content system's base for the browser: `/content` or `https://cms.example.com`. */
  contentBase: string;
  /** Collections to cache for offline use, such as `stores`. */
  collections: string[];
  /** Path prefixes of the server. Below them the worker answers only public content. */
  serverOwned: string[];
  /** Assets that the shell needs to show saved content; required for installation. */
  criticalAssets: string[];
  /** Assets that every page loads soon after; cached even for visitors who save data. */
  startAssets: string[];
  /**
   * Paths of JSON files, each a `Record` of `FileGroup` by name, with all files of the build (src/server/file-groups.ts);
   * languages have their own.
   */
  fileLists: string[];
  /** Paths of the push half: `/sw-push.js?…`, or another service's script and `/sw-session.js?…`. Ours is the last. */
  pushScripts: string[];
}

/** Files of the build that the same visitors need. */
export interface FileGroup {
  /** Paths, `/assets/…`. */
  files: string[];
  /**
   * Path of a JSON file with the text of these files by path, without those that the first visit to home has loaded.
   */
  pack?: string;
}

/** Facts for our push half; prepended as well (`self.PUSH=<json>;`). */
export interface PushFacts {
  /** Default title of a notification: the brand. */
  name: string;
  /** The browser's base of the operator's API; undefined without one. */
  operatorBase?: string;
  /** Path, without language, of the page for topics; undefined without a player area. */
  preferences?: string;
  /** Default language first. */
  words: readonly [PushWords, ...PushWords[]];
}

/** The worker's texts in one language. */
export interface PushWords {
  language: string;
  /** Language prefix: `/es`, or empty for the default language. */
  prefix: string;
  /** Default text of a notification. */
  news: string;
  /** Labels of the buttons. */
  open: string;
  mute: string;
}

/** Header of a document that may be cached: the release (`shellRevision`) that it belongs to. */
export const RELEASE_HEADER = 'x-release';

/** Name of the cache for a release's documents (keep-pages.ts). */
export const pagesCache = (release: string): string => `app-pages-${release}`;
