/**
 * What the worker has to know of the running site. The server writes it in front of the built worker
 * (`self.SITE=<json>;`), so that a change of the configuration makes a new worker.
 */
export interface SiteFacts {
  /** Identity of the build; assets of the last few builds are kept for tabs left open. */
  build: string;
  /** Path of the page without content that opens when the network does not. */
  shell: '/app-shell';
  /** Changes when the shell's bytes do: build, brand, theme, security headers. */
  shellRevision: string;
  /** The content system as the browser calls it: `/content` or `https://cms.example.com`. */
  contentBase: string;
  /** Path prefixes that belong to the server: the worker never answers there, save for public content. */
  serverOwned: string[];
  /** `/assets/…` of the entry graph, from Vite's manifest: all that the shell needs to run. */
  criticalAssets: string[];
}
