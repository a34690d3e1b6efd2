/** Timeout in ms. */
const ANSWER_BY_MS = 3000;

/**
 * Whether the server responds now (src/server/steps/health.ts). Bypasses all caches, and checks the body because a
 * captive portal may respond instead.
 */
export async function siteAnswers(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(ANSWER_BY_MS),
    });
    return response.ok && (await response.text()) === 'ok';
  } catch {
    return false;
  }
}
