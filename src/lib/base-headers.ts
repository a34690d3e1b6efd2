/** Headers of every response. */
export const BASE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Defaults that handlers may tighten; each handler decides who may embed its response. */
const { 'Cross-Origin-Resource-Policy': _, ...everyAnswer } = BASE_HEADERS;
export const EVERY_ANSWER = everyAnswer;

/** Policy of responses that are not documents: nothing may run. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers of responses that are not documents. */
export const DATA_HEADERS = { ...BASE_HEADERS, 'Content-Security-Policy': DATA_POLICY } as const;
/** Headers of responses that must not be cached: errors, webhooks, health checks. */
export const MOMENTARY_HEADERS = { ...DATA_HEADERS, 'Cache-Control': 'no-store' } as const;
