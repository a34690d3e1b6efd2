/**
 * What the worker has to know of the running site. The server writes it in front of the built worker
 * (`self.SITE=<json>;`), so that a change of the configuration makes a new worker.
 */
export interface SiteFacts {
  /** Identity of the build; assets of the last few builds are kept for tabs left open. */
  build: string;
  /** Path of the page without content that opens when the network does not. */
  shell: '/app-shell';
  /** Names the release. Changes when the shell's bytes do: build, brand, theme, security headers. */
  shellRevision: string;
  /** The content system as the browser calls it: `/content` or `https://cms.example.com`. */
  contentBase: string;
  /** Its collections that are kept for offline use, such as `stores`: the same for every visitor. */
  collections: string[];
  /** Path prefixes that belong to the server: the worker never answers there, save for public content. */
  serverOwned: string[];
  /** `/assets/…` of what the shell needs to show what is saved: without them a version does not install. */
  criticalAssets: string[];
  /** `/assets/…` of what every page loads a little later by itself: kept for visitors who save data, too. */
  startAssets: string[];
  /** `/assets/…` of the list of every file of the build: a JSON object, their paths by who needs them (src/server/file-groups.ts). */
  fileList: string;
  /** Path of the worker's other half, which answers to push: `/sw-push.js?…`, or another service's script. */
  pushScript: string;
}

/** What our own half for push has to know; written in front of it in the same way (`self.PUSH=<json>;`). */
export interface PushFacts {
  /** Title of a notification that brings none: the brand. */
  name: string;
  /** The operator's API as the browser calls it; undefined on a site without one. */
  operatorBase?: string;
  /** Path, without language, of the page where a topic can be turned off; undefined without player area. */
  preferences?: string;
  /** The default language first. */
  words: readonly [PushWords, ...PushWords[]];
}

/** What the worker says itself in one language. */
export interface PushWords {
  language: string;
  /** Of the language's paths: `/es`, empty for the default language. */
  prefix: string;
  /** Text of a notification that brings none. */
  news: string;
  /** Labels of a notification's buttons. */
  open: string;
  mute: string;
}

/** Header of a document that a device may keep: the release (`shellRevision`) that it belongs to. */
export const RELEASE_HEADER = 'x-release';

/** Cache of the documents of a release that are kept on this device (keep-pages.ts). */
export const pagesCache = (release: string): string => `app-pages-${release}`;
