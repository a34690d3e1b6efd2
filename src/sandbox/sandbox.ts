import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, send } from './answer.ts';
import { createContentApi } from './content/content-api.ts';
import { openContentDatabase } from './content/database.ts';
import { createEntryStore } from './content/entry-store.ts';
import { serverError } from './content/errors.ts';
import { answerUpload } from './content/uploads.ts';
import { createNotifier } from './content/webhooks.ts';
import { createWriter } from './content/write.ts';
import { preflight, sharingHeaders } from './cors.ts';
import { createOperatorApi } from './operator/operator-api.ts';
import { createPictureFinder } from './operator/picture-url.ts';
import { Problem, problemAnswer } from './operator/problem.ts';
import { answerWeather } from './operator/weather-api.ts';
import { requestUnder, type SandboxRequest } from './request.ts';
import { renewPictures } from './seed/media.ts';
import { seed } from './seed/seed.ts';
import { createWeather, type Family } from './weather.ts';

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

/** JSON is data: opened by itself it may load and run nothing (SECURITY.md section 3). */
const jsonPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The embedded operator: the content system and the operator's APIs, without a server. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { dataDir, mounts, allowOrigins, contentToken: token, webhooks, log } = options;
  const now = options.now ?? (() => new Date());
  const database = openContentDatabase(dataDir, (fresh) => seed(createEntryStore(fresh), now()));
  const store = createEntryStore(database);
  renewPictures(store, now().toISOString());
  const writer = createWriter({ database, store, notify: createNotifier(webhooks, log), now });
  const content = createContentApi({ store, writer, token });
  const operator = createOperatorApi({ picture: createPictureFinder(mounts.content), now });
  const weather = createWeather();

  async function answer(family: Family, request: SandboxRequest, gone: AbortSignal) {
    if (request.method === 'OPTIONS') return preflight(family);
    const aside =
      family === 'content' ? answerUpload(request) : answerWeather(request, weather, token);
    const handle = family === 'content' ? content : operator;
    return (await aside) ?? weather.through(family, gone, () => handle(request));
  }

  return {
    async handle(req, res) {
      const request = requestUnder(mounts.content, req);
      const family = request === undefined ? 'operator' : 'content';
      const found = request ?? requestUnder(mounts.operator, req);
      if (found === undefined) return false;
      const gone = new AbortController();
      res.once('close', () => gone.abort());
      let result: Answer;
      try {
        result = await answer(family, found, gone.signal);
      } catch (error) {
        if (gone.signal.aborted) return true;
        log(
          `sandbox: ${req.method} ${found.path}: ${error instanceof Error ? error.stack : error}`,
        );
        result = family === 'content' ? serverError() : operatorFault();
      }
      const headers = {
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': jsonPolicy,
        ...sharingHeaders(req.headers.origin, allowOrigins),
        ...result.headers,
        Vary: result.headers.Vary === undefined ? 'Origin' : `Origin, ${result.headers.Vary}`,
      };
      send(res, { ...result, headers }, found.method);
      return true;
    },
    close: () => database.close(),
  };
}

function operatorFault(): Answer {
  return problemAnswer(new Problem(500, 'fault', 'Something went wrong on our side'));
}
