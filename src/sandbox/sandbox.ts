import type { IncomingMessage, ServerResponse } from 'node:http';
import { closeDataFolder } from '../lib/data-folder.ts';
import type { FramedPart } from '../lib/framed-part.ts';
import type { StaffMember } from '../lib/staff.ts';
import { answerStaff, createStaffDesk } from '../push/service/staff-api.ts';
import { keyOfOutbox } from './accounts/outbox.ts';
import { findPlayer } from './accounts/sessions.ts';
import { newToken } from './accounts/token.ts';
import { createStaffLog } from './audit/staff-log.ts';
import { createContentApi } from './content/content-api.ts';
import { DEFAULT_LOCALE, LOCALES } from './content/content-type.ts';
import { createEntryStore } from './content/entry-store.ts';
import { serverError } from './content/errors.ts';
import { answerUpload, isUpload } from './content/uploads.ts';
import { createNotifier } from './content/webhooks.ts';
import { createWriter } from './content/write.ts';
import { type Databases, openDatabases } from './databases.ts';
import { createFramedApps } from './framed-apps.ts';
import { readFrameFiles } from './frames/frame-files.ts';
import { createFrameServer } from './frames/frame-server.ts';
import { createArticleFinder } from './help/published-article.ts';
import { type Answer, revalidate, send } from './http/answer.ts';
import { compressShared } from './http/compress.ts';
import { preflight, sharingHeaders } from './http/cors.ts';
import { defaultMounts, type Family, families, type Mounts } from './http/families.ts';
import { asProblem, Problem, problemAnswer, unknownPath } from './http/problem.ts';
import { requestUnder, type SandboxRequest } from './http/request.ts';
import { createRouter } from './http/router.ts';
import { publicReads } from './lobby/public-reads.ts';
import { defaultPages, type LinkedPages } from './operator/linked-pages.ts';
import { createPictureFinder } from './operator/picture-url.ts';
import { defaultSettings, type Settings } from './operator/settings.ts';
import { operatorParts } from './parts.ts';
import { createPromotionFinder } from './promotions/offered-promotion.ts';
import { createOperatorPush, type PushOptions, readPushSettings } from './push/operator-push.ts';
import { renewPictures } from './seed/media.ts';
import { staffRoutes } from './staff/staff-routes.ts';
import { createWeather } from './weather/weather.ts';
import { answerWeather } from './weather/weather-api.ts';

export interface SandboxOptions {
  /** The folder of the SQLite files; ':memory:' for tests. */
  dataDir: string;
  /** Open databases to use instead of those in the folder. */
  databases?: Databases;
  /**
   * Path prefixes by family. Without one for content, only its uploads are served, which are the operator's pictures.
   */
  mounts: Mounts;
  /** Exact origins that get CORS headers. If empty, same-origin only. */
  allowOrigins: readonly string[];
  /** The site's own origin, if a proxy hides it and requests name another host. */
  siteUrl?: string | undefined;
  /** The default configuration's if absent. */
  pages?: LinkedPages;
  /** Staff who may write content, read emails and so on; no one if empty. */
  staff: readonly StaffMember[];
  /** Webhook receivers of content changes, each with its own headers. */
  webhooks: readonly { url: string; headers: Record<string, string> }[];
  /**
   * For `handleFrame`: its public origin, the exact origins of the sites that may frame it, and the parts that it
   * serves.
   */
  frames?:
    | {
        readonly origin: string;
        readonly framedBy: readonly string[];
        /** All if absent. */
        readonly parts?: readonly FramedPart[];
      }
    | undefined;
  settings?: Partial<Settings>;
  /** Secret for the chat inbox's identity validation; random per process if absent. */
  chatKey?: string;
  /** Secret that encrypts the links of queued emails; random per process if absent. */
  outboxKey?: string;
  /** Push settings; if absent, the embedded keys and no campaigns. */
  push?: PushOptions;
  /** Waits for a slow bank, instead of two seconds. */
  slowBank?: () => Promise<void>;
  now?: () => Date;
  /** Logs one line, without a line end. */
  log: (line: string) => void;
}

export interface Sandbox {
  /**
   * Handles a request under one of the mounts; returns false for other paths. Never throws.
   * @param address the client's IP address, if a proxy is in between
   */
  handle(req: IncomingMessage, res: ServerResponse, address?: string): Promise<boolean>;
  /** Handles a request at the frames' own origin in the same way. */
  handleFrame(req: IncomingMessage, res: ServerResponse, address?: string): Promise<void>;
  /** Stops accepting push messages and waits up to 5 s for those in progress. */
  stopSending(): Promise<void>;
  close(): Promise<void>;
}

/** Push settings that send no campaigns. */
const noPush: PushOptions = {
  settings: readPushSettings({}),
  site: { url: 'http://localhost:3000', defaultLanguage: DEFAULT_LOCALE, languages: LOCALES },
};

/** Policy of JSON responses: opened directly, they cannot load or run anything. */
const jsonPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The embedded operator: the content system and the operator's APIs, without an HTTP server. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { dataDir, mounts, allowOrigins, webhooks, log } = options;
  const { pages = defaultPages } = options;
  const now = options.now ?? (() => new Date());
  if (dataDir !== ':memory:') for (const line of closeDataFolder(dataDir)) log(line);
  const databases = options.databases ?? openDatabases(dataDir, now());
  const { content: database, operator: players } = databases;
  const store = createEntryStore(database);
  renewPictures(store, now().toISOString());
  const writer = createWriter({ database, store, notify: createNotifier(webhooks, log), now });
  const settings = { ...defaultSettings, ...options.settings };
  const desk = createStaffDesk(options.staff, createStaffLog(players, now), now);
  const content = createContentApi({ store, writer, desk });
  const { siteUrl, slowBank } = options;
  const siteOrigins = siteUrl === undefined ? allowOrigins : [...allowOrigins, siteUrl];
  const framesOrigin = options.frames?.origin;
  const findPromotion = createPromotionFinder(store);
  const chatKey = options.chatKey ?? newToken();
  const pushOptions = options.push ?? noPush;
  const outboxKey = keyOfOutbox(options.outboxKey ?? newToken());
  const closing: (() => void)[] = [];
  const onClose = (work: () => void) => void closing.push(work);
  const shared = { database: players, dataDir, settings, chatKey, outboxKey, now, onClose, log };
  const hasArticle = createArticleFinder(store);
  const context = {
    ...shared,
    slowBank,
    framesOrigin,
    pages,
    site: pushOptions.site,
    siteOrigins,
    findPromotion,
    hasArticle,
  };
  const push = createOperatorPush({
    push: pushOptions,
    desk,
    database: players,
    dataDir,
    now,
    log,
  });
  const router = createRouter({
    routes: [
      ...operatorParts.flatMap((part) => part.routes(context)),
      ...push.routes,
      ...publicReads(createPictureFinder(contentMount(mounts))),
    ],
    findPlayer: (accessToken, at) => findPlayer(players, accessToken, at),
    siteOrigins,
    now,
  });
  const staff = staffRoutes(context);
  const weather = createWeather();
  const findMount = createMountFinder(mounts);

  const framed = createFramedApps({ database: players, settings, chatKey, now });
  const frames = createFrameServer({
    apps: framed.of(options.frames?.parts),
    files: readFrameFiles(),
    siteOrigins: options.frames?.framedBy ?? [],
    log,
  });

  async function answer(family: Family, request: SandboxRequest, gone: AbortSignal) {
    if (request.method === 'OPTIONS') return preflight(family);
    if (family === 'content') {
      const upload = await answerUpload(request);
      return upload ?? weather.through(family, gone, () => content(request));
    }
    const aside =
      family === 'operator' &&
      (answerWeather(request, weather, { desk, openTo: settings.demoWeather }) ??
        push.answer(request) ??
        answerStaff(request, staff, desk, asProblem));
    if (aside) return aside;
    return weather.through(family, gone, () => router(family, request) ?? nothingHere());
  }

  return {
    async handle(req, res, address) {
      const mounted = findMount(req, address);
      if (mounted === undefined) return false;
      const { family, request: found } = mounted;
      const gone = new AbortController();
      res.once('close', () => gone.abort());
      let result: Answer;
      try {
        const whole = await answer(family, found, gone.signal);
        const known = found.headers['if-none-match'];
        result = compressShared(revalidate(whole, known), found.acceptEncoding);
      } catch (error) {
        if (gone.signal.aborted) return true;
        const what = error instanceof Error ? error.stack : error;
        log(`sandbox: ${req.method} ${withoutTokens(found.path)}: ${what}`);
        result = family === 'content' ? serverError() : operatorFault();
      }
      const headers = {
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': jsonPolicy,
        ...sharingHeaders(family, req.headers.origin, allowOrigins),
        ...result.headers,
        Vary: result.headers.Vary === undefined ? 'Origin' : `Origin, ${result.headers.Vary}`,
      };
      send(res, { ...result, headers }, found.method);
      return true;
    },
    handleFrame: frames.handle,
    stopSending: push.stopSending,
    async close() {
      await push.close();
      framed.close();
      for (const work of closing) work();
      database.close();
      players.close();
    },
  };
}

const contentMount = ({ content = defaultMounts.content }: Mounts): string => content;

/** Finds the family of a request. Of nested prefixes, the longest matches. */
function createMountFinder(given: Mounts) {
  const mounts: Mounts = { ...given, content: contentMount(given) };
  const isServed = (family: Family, path: string) =>
    family !== 'content' || given.content !== undefined || isUpload(path);
  const byLength = families
    .flatMap((family) => (mounts[family] === undefined ? [] : [{ family, mount: mounts[family] }]))
    .toSorted((a, b) => b.mount.length - a.mount.length);
  return (req: IncomingMessage, address?: string) => {
    for (const { family, mount } of byLength) {
      const request = requestUnder(mount, req, address);
      if (request !== undefined && isServed(family, request.path)) return { family, request };
    }
    return undefined;
  };
}

/** Removes the token in the path of a password reset link, which must not be logged. */
const withoutTokens = (path: string) => path.replace(/[\w-]{40,}/g, '…');
const nothingHere = async (): Promise<Answer> => problemAnswer(unknownPath());
const operatorFault = (): Answer =>
  problemAnswer(new Problem(500, 'fault', 'Something went wrong on the server'));
