import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, send, text } from '../answer.ts';
import { requestUnder, type SandboxRequest } from '../request.ts';
import type { FrameFile } from './frame-files.ts';

/** A page that the site frames, with the calls that only this page makes. */
export interface FrameApp {
  /** First segment of its addresses: the page is at `/<name>/…`, its calls at `/<name>/api/…`. */
  readonly name: string;
  /** Folder of the page that the build made; its name, unless several share one. */
  readonly page?: string;
  /** Answers a call, its path begins after `/api`; or takes the response itself, for a stream. */
  answer(request: SandboxRequest, res: ServerResponse): Promise<Answer | 'streaming'>;
}

export interface FrameServerOptions {
  readonly apps: readonly FrameApp[];
  /** What the build made, by path. */
  readonly files: ReadonlyMap<string, FrameFile>;
  /** Who may frame the pages and is spoken to. */
  readonly siteOrigins: readonly string[];
  /** Takes one line without a line end. */
  readonly log: (line: string) => void;
}

/** Of files whose name says what is in them. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const BASE = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Answers for the origin of the embedded operator's games and sportsbook. It shares nothing with the site: no
 * cookie, no script, no storage. Never throws.
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
    // The page speaks to these and nobody else.
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
