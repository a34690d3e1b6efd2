import * as v from 'valibot';
import { MOMENTARY_HEADERS } from '../../lib/base-headers.ts';
import { SERVER_PATHS } from '../../lib/server-paths.ts';
import { readBody, reply, type Step } from '../exchange.ts';
import { previewLink } from '../preview/preview-link.ts';
import { isSameSecret } from '../same-secret.ts';

const wanted = v.strictObject({
  path: v.optional(v.string()),
  at: v.optional(v.string()),
  hours: v.optional(v.number()),
});

/**
 * `POST /hooks/preview-link` with `{ path, at, hours }`: returns a preview link for the content system's preview button
 * (docs/previews.md). Authenticated by `X-Preview-Secret`.
 * @param origin the site's own
 */
export function previewLinkStep(secret: string, origin: string): Step {
  return async (exchange) => {
    const { req, url } = exchange;
    if (url.pathname !== `${SERVER_PATHS.hooks}/preview-link`) return false;
    const headers = MOMENTARY_HEADERS;
    if (req.method !== 'POST') return reply(exchange, 405, { ...headers, Allow: 'POST' });
    if (!isSameSecret(req.headers['x-preview-secret'], secret))
      return reply(exchange, 401, headers);
    const body = await readBody(req, 10_000);
    if (body === undefined) return reply(exchange, 413, headers);
    const json = { ...headers, 'Content-Type': 'application/json; charset=utf-8' };
    try {
      const link = previewLink(readWanted(body), {
        origin,
        secret,
        now: Date.now(),
      });
      return reply(exchange, 201, json, JSON.stringify({ url: link }));
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      return reply(exchange, 422, json, JSON.stringify({ error: fault }));
    }
  };
}

/** @throws Error in one line that names an invalid option */
function readWanted(body: string): v.InferOutput<typeof wanted> {
  const read = v.safeParse(wanted, JSON.parse(body));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}
