import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, send, text } from '../http/answer.ts';
import type { FrameApp } from '../http/frame-app.ts';
import { requestUnder } from '../http/request.ts';
import type { FrameFile } from './frame-files.ts';

interface FrameServerOptions {
  readonly apps: readonly FrameApp[];
  /** Built files by path. */
  readonly files: ReadonlyMap<string, FrameFile>;
  /** Origins that may frame the pages and exchange messages with them. */
  readonly siteOrigins: readonly string[];
  /** Writes one line, without a line break. */
  readonly log: (line: string) => void;
}

/** For files with a content hash in their name. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const BASE = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Serves the origin of the embedded operator's games and sportsbook. It shares no script or storage with the site, and
 * cookies only where both are at `localhost`. Never throws.
 */
export function createFrameServer({ apps, files, siteOrigins, log }: FrameServerOptions) {
  const pagePolicy = [
    "default-src 'none'",
    ...['script-src', 'style-src', 'font-src', 'connect-src'].map((kind) => `${kind} 'self'`),
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
  ].join('; ');

  function page(app: FrameApp): Answer {
    const file = files.get(`/${app.page ?? app.name}/index.html`);
    if (file === undefined) return notFound();
    // The page only exchanges messages with these origins.
    const html = file.body.toString('utf8').replace('{{site-origins}}', siteOrigins.join(' '));
    const headers = { 'Content-Type': file.type, 'Cache-Control': 'no-cache' };
    return {
      status: 200,
      headers: { ...headers, 'Content-Security-Policy': pagePolicy },
      body: html,
    };
  }

  async function answer(
    req: IncomingMessage,
    res: ServerResponse,
    address?: string,
  ): Promise<Answer | 'streaming'> {
    const path = (req.url ?? '/').split('?')[0] ?? '/';
    const file = path.endsWith('.html') ? undefined : files.get(path);
    if (file !== undefined) {
      const gzip = /\bgzip\b/.test(String(req.headers['accept-encoding'])) ? file.gzip : undefined;
      const headers = {
        'Content-Type': file.type,
        'Cache-Control': path.startsWith('/assets/') ? FOR_EVER : 'no-cache',
        Vary: 'Accept-Encoding',
        ...(gzip && { 'Content-Encoding': 'gzip' }),
      };
      return { status: 200, headers, body: gzip ?? file.body };
    }
    for (const app of apps) {
      const call = requestUnder(`/${app.name}/api`, req, address);
      if (call !== undefined) return app.answer(call, res);
      if (requestUnder(`/${app.name}`, req) !== undefined) return page(app);
    }
    return notFound();
  }

  return {
    async handle(req: IncomingMessage, res: ServerResponse, address?: string): Promise<void> {
      let result: Answer | 'streaming';
      try {
        result = await answer(req, res, address);
      } catch (error) {
        log(`frames: ${req.method} ${req.url?.split('?')[0]}: ${describe(error)}`);
        result = text(500, 'Something went wrong');
      }
      if (result === 'streaming') return;
      const headers = { ...BASE, 'Content-Security-Policy': DATA_POLICY, ...result.headers };
      send(res, { ...result, headers }, req.method ?? 'GET');
    },
  };
}

const notFound = (): Answer => text(404, 'Not Found');
const describe = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : error;
