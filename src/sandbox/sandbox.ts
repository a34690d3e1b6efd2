import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, send } from './answer.ts';
import { createContentApi } from './content/content-api.ts';
import { openContentDatabase } from './content/database.ts';
import { createEntryStore } from './content/entry-store.ts';
import { serverError } from './content/errors.ts';
import { requestUnder } from './request.ts';
import { seed } from './seed/seed.ts';

export interface SandboxOptions {
  /** Where the SQLite files live; ':memory:' for tests. */
  dataDir: string;
  /** Path prefixes, such as '/content' and '/operator'. */
  mounts: { content: string; operator: string };
  /** Exact origins that get CORS headers; none means same origin only. */
  allowOrigins: readonly string[];
  /** The Bearer token of the write API; empty means that nobody may write. */
  contentToken: string;
  /** Who is told of changes, each with headers of its own. */
  webhooks: readonly { url: string; headers: Record<string, string> }[];
  now?: () => Date;
  /** Takes one line without a line end. */
  log: (line: string) => void;
}

export interface Sandbox {
  /** Answers a request under one of the mounts; false when it is not ours. Never throws. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<boolean>;
  close(): void;
}

/** The embedded operator: the content system and the operator's APIs, without a server. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { dataDir, mounts, log, now = () => new Date() } = options;
  const database = openContentDatabase(dataDir, (fresh) => seed(createEntryStore(fresh), now()));
  const content = createContentApi(createEntryStore(database));

  async function answer(req: IncomingMessage): Promise<Answer | undefined> {
    const request = requestUnder(mounts.content, req);
    return request === undefined ? undefined : content.handle(request);
  }

  return {
    async handle(req, res) {
      try {
        const found = await answer(req);
        if (found === undefined) return false;
        send(res, found, req.method ?? 'GET');
      } catch (error) {
        log(`sandbox: ${req.method} ${req.url}: ${error instanceof Error ? error.stack : error}`);
        send(res, serverError(), req.method ?? 'GET');
      }
      return true;
    },
    close: () => database.close(),
  };
}
