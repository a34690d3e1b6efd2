import type { PublicConfig } from '../../config/public-config.ts';
import { thirdParties } from '../../config/third-parties.ts';
import { cleanHtml } from './clean-html.ts';

/** What the type library does not have yet of Trusted Types. */
interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
}

/** A script that is not here by then is taken for one that does not come, in ms. */
const LOAD_BY_MS = 10_000;

const loads = new Map<string, Promise<void>>();

/**
 * Loads a configured third party's script, once however often it is asked for; after a failure it is asked for again.
 * Import this module when the script is wanted, not before: nobody needs it to see a page.
 * @param url as configured, absolute or a path of this site; its origin is one of src/config/third-parties.ts
 * @throws in words, when it does not load (blocked, away) or not within `byMs`
 */
export function loadPartyScript(
  config: PublicConfig,
  url: string,
  byMs = LOAD_BY_MS,
): Promise<void> {
  const href = new URL(url, location.href).href;
  const loading = loads.get(href) ?? load(config, href, byMs);
  loads.set(href, loading);
  loading.catch(() => loads.delete(href));
  return loading;
}

async function load(config: PublicConfig, href: string, byMs: number): Promise<void> {
  allowParties(config);
  allowed.add(href);
  const script = document.createElement('script');
  script.async = true;
  let timer = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => reject(new Error(`${href} did not load`));
      timer = window.setTimeout(
        () => reject(new DOMException(`${href} did not load within ${byMs} ms`, 'TimeoutError')),
        byMs,
      );
      script.src = href;
      document.head.append(script);
    });
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Our own worker, which the push service's script registers by a string (docs/decisions/0017-push-in-the-worker.md). */
export const WORKER_PATH = '/sw.js';
/** Absolute addresses that scripts may come from, beside the origins of the third parties. */
const allowed = new Set<string>();

/**
 * Third parties know nothing of Trusted Types, so what they write as strings goes through this policy of that name
 * (F42): scripts of their own origins, HTML as far as content may say it, code never. It is made with the first of them.
 */
function allowParties(config: PublicConfig): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  const origins = thirdParties(config).flatMap(({ scripts }) => scripts);
  allowed.add(new URL(WORKER_PATH, location.href).href);
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      const { href, origin } = new URL(url, location.href);
      return allowed.has(href) || origins.includes(origin) ? url : null;
    },
    createHTML: cleanHtml,
    createScript: () => null,
  });
}
