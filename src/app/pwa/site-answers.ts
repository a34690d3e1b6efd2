/** A server that takes longer is as good as none, in ms. */
const ANSWER_BY_MS = 3000;

/**
 * Whether the site's server answers now (src/server/steps/health.ts). Asked past every cache, since any
 * other answer may be a kept one; the page of a captive portal is not what the server says.
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
