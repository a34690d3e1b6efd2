import { readBody, reply, type Step } from '../exchange.ts';
import { BASE_HEADERS } from '../security-headers.ts';

/** Lines in an hour: anyone may send reports, and must not fill the log or silence it for good. */
const MOST_DISTINCT = 100;
const HOUR_MS = 3_600_000;
const MAX_BYTES = 8192;

/**
 * Takes in policy violations that browsers report. Each distinct one is logged once an hour; those beyond the
 * hour's lines are counted, and their number is logged with the next hour's first.
 */
export function cspReportStep(log: (line: string) => void, now: () => number = Date.now): Step {
  const seen = new Set<string>();
  let begun = now();
  let dropped = 0;
  function take(what: string): void {
    if (now() - begun >= HOUR_MS) {
      begun = now();
      seen.clear();
      if (dropped > 0) log(`policy violation: ${dropped} more in the hour before`);
      dropped = 0;
    }
    if (seen.has(what)) return;
    if (seen.size >= MOST_DISTINCT) {
      dropped += 1;
      return;
    }
    seen.add(what);
    log(`policy violation: ${what}`);
  }
  return async (exchange) => {
    if (exchange.url.pathname !== '/csp-report') return false;
    if (exchange.req.method !== 'POST')
      return reply(exchange, 405, { ...BASE_HEADERS, Allow: 'POST' });
    const body = await readBody(exchange.req, MAX_BYTES);
    if (body === undefined) return reply(exchange, 413, BASE_HEADERS);
    take(describe(body));
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
