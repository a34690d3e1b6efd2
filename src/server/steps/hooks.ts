import { MOMENTARY_HEADERS } from '../../lib/base-headers.ts';
import { SERVER_PATHS } from '../../lib/server-paths.ts';
import { readBody, reply, type Step } from '../exchange.ts';
import { isSameSecret } from '../same-secret.ts';

/** Events that change pages; drafts do not. */
const TELLING = new Set([
  'entry.publish',
  'entry.unpublish',
  'entry.delete',
  'media.update',
  'media.delete',
]);

/**
 * Handles the content system's webhook (PF-11): revalidates queries and pages that show the entry's type. Uses nothing
 * else of the payload; without a type it revalidates everything.
 */
export function contentHookStep(
  secret: string,
  invalidate: (model: string | undefined) => Promise<void>,
): Step {
  return async (exchange) => {
    const { req, url } = exchange;
    if (url.pathname !== `${SERVER_PATHS.hooks}/content`) return false;
    if (req.method !== 'POST') return reply(exchange, 405, { ...MOMENTARY_HEADERS, Allow: 'POST' });
    if (!isSameSecret(req.headers['x-webhook-secret'], secret))
      return reply(exchange, 401, MOMENTARY_HEADERS);
    const body = await readBody(req, 1_000_000);
    if (body === undefined) return reply(exchange, 413, MOMENTARY_HEADERS);
    const { event, model } = readEvent(body, req.headers['x-strapi-event']);
    if (TELLING.has(event)) await invalidate(event.startsWith('entry.') ? model : undefined);
    return reply(exchange, 204, MOMENTARY_HEADERS);
  };
}

function readEvent(
  body: string,
  header: string | string[] | undefined,
): { event: string; model: string | undefined } {
  let payload: { event?: unknown; model?: unknown } = {};
  try {
    payload = Object(JSON.parse(body));
  } catch {
    // Without a valid payload, revalidate everything.
  }
  return {
    event: typeof payload.event === 'string' ? payload.event : String(header ?? ''),
    model: typeof payload.model === 'string' ? payload.model : undefined,
  };
}
