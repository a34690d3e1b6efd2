import { readBody, reply, type Step } from '../exchange.ts';
import { BASE_HEADERS } from '../security-headers.ts';

const MOST_DISTINCT = 100;
const MAX_BYTES = 8192;

/** Takes in policy violations that browsers report, and logs each distinct one once. */
export function cspReportStep(log: (line: string) => void): Step {
  const seen = new Set<string>();
  return async (exchange) => {
    if (exchange.url.pathname !== '/csp-report') return false;
    if (exchange.req.method !== 'POST')
      return reply(exchange, 405, { ...BASE_HEADERS, Allow: 'POST' });
    const body = await readBody(exchange.req, MAX_BYTES);
    if (body === undefined) return reply(exchange, 413, BASE_HEADERS);
    const what = describe(body);
    if (!seen.has(what) && seen.size < MOST_DISTINCT) {
      seen.add(what);
      log(`policy violation: ${what}`);
    }
    return reply(exchange, 204, BASE_HEADERS);
  };
}

function describe(body: string): string {
  const found = [
    ...body.matchAll(
      /"(effective-?directive|blocked-?ur[il]|document-?ur[il])"\s*:\s*"([^"]{0,200})"/gi,
    ),
  ];
  return (
    found
      .map(([, name, value]) => `${name} ${value}`)
      .join(', ')
      .replace(/[^\x20-\x7e]/g, '?') || 'unreadable report'
  );
}
