import type { PublicConfig } from '../../config/public-config.ts';
import { thirdParties } from '../../config/third-parties.ts';
import { cleanHtml } from './clean-html.ts';

/** Parts of Trusted Types that the type library lacks. */
interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
}

/** Longest wait for a script, in ms. */
const LOAD_BY_MS = 10_000;

const loads = new Map<string, Promise<void>>();

/**
 * Loads a configured third party's script once; after a failure the next call tries again. Import this module
 * dynamically: no page needs it to render.
 * @param url as configured, absolute or a path of this site; its origin is one of src/config/third-parties.ts
 * @throws when the script is blocked, fails to load, or takes longer than `byMs`
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
      script.onerror = () => reject(new Error(`${href} failed to load`));
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

/**
 * Our own worker, which the push service's script registers by a plain string
 * (docs/decisions/0017-push-in-the-worker.md).
 */
export const WORKER_PATH = '/sw.js';
/** Absolute addresses that scripts may come from, beside the origins of the third parties. */
const allowed = new Set<string>();

/**
 * Creates the Trusted Types policy `default` with the first third party, whose scripts assign plain strings (F42). It
 * allows scripts from their own origins and HTML that content may contain, and never code.
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
    createHTML: (html) => cleanHtml(html),
    createScript: () => null,
  });
}
