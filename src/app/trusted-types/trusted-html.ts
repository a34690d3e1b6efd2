import type { CleanHtml } from '../../http/query.ts';

/** The one corner of the Trusted Types interface that is used here (not yet part of TypeScript's DOM library). */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): unknown };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Cleaned HTML as the browser takes it under Trusted Types. A `CleanHtml` went through the sanitiser when it
 * was taken in, so the policy has nothing left to do; a plain string cannot get here.
 * @returns a TrustedHTML where the browser has them, else the text; React passes either through
 */
export function trustHtml(html: CleanHtml): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return html;
  policy ??= trustedTypes.createPolicy('app-html', { createHTML: (clean) => clean });
  return policy.createHTML(html) as string;
}
