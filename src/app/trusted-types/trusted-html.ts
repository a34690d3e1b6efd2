import type { CleanHtml } from '../../http/query.ts';

/** The part of the Trusted Types API that is used here; not in TypeScript's DOM library yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): unknown };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Wraps sanitised HTML for Trusted Types. The type guarantees that it was sanitised on arrival, so the policy passes it
 * through.
 * @returns a TrustedHTML where the browser supports it, else the string; React accepts both
 */
export function trustHtml(html: CleanHtml): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return html;
  policy ??= trustedTypes.createPolicy('app-html', { createHTML: (clean) => clean });
  return policy.createHTML(html) as string;
}
