import { MOMENTARY_HEADERS } from '../../lib/base-headers.ts';
import { networkOf } from '../../lib/rate-limit.ts';
import { SERVER_PATHS } from '../../lib/server-paths.ts';
import { readBody, reply, type Step } from '../exchange.ts';

/**
 * Maximum number of lines per hour, in total and per network: anybody can send reports, which must neither fill nor
 * silence the log.
 */
const MOST_DISTINCT = 100;
const MOST_OF_ONE = 10;
const HOUR_MS = 3_600_000;
const MAX_BYTES = 8192;

/**
 * Collects CSP reports. Logs each distinct one once an hour. Reports beyond the limits are counted; their number is
 * logged with the first line of the next hour.
 */
export function cspReportStep(
  log: (line: string) => void,
  now: () => number = performance.now.bind(performance),
): Step {
  const seen = new Set<string>();
  /** Lines per network. */
  const lines = new Map<string, number>();
  let begun = now();
  let dropped = 0;
  function take(what: string, network: string): void {
    if (now() - begun >= HOUR_MS) {
      begun = now();
      seen.clear();
      lines.clear();
      if (dropped > 0) log(`policy violation: ${dropped} more in the hour before`);
      dropped = 0;
    }
    if (seen.has(what)) return;
    const before = lines.get(network) ?? 0;
    if (seen.size >= MOST_DISTINCT || before >= MOST_OF_ONE) {
      dropped += 1;
      return;
    }
    seen.add(what);
    lines.set(network, before + 1);
    log(`policy violation: ${what}`);
  }
  return async (exchange) => {
    if (exchange.url.pathname !== SERVER_PATHS.cspReport) return false;
    if (exchange.req.method !== 'POST')
      return reply(exchange, 405, { ...MOMENTARY_HEADERS, Allow: 'POST' });
    const body = await readBody(exchange.req, MAX_BYTES);
    if (body === undefined) return reply(exchange, 413, MOMENTARY_HEADERS);
    take(describe(body), networkOf(exchange.client.address));
    return reply(exchange, 204, MOMENTARY_HEADERS);
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
