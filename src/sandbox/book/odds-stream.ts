import type { ServerResponse } from 'node:http';
import type { Answer } from '../answer.ts';
import { beginEventStream, keepsUp, tooManyStreams } from '../operator/event-stream.ts';
import { invalidParameter, problemAnswer } from '../operator/problem.ts';
import type { SandboxRequest } from '../request.ts';
import { changeBetween } from './event-views.ts';
import { findMatch, type Match } from './fixtures.ts';
import { boardAt, stepOf } from './prices.ts';

/** Streams that are open at once; more are asked to come again. */
const MOST_STREAMS = 200;
const MOST_EVENTS = 60;
/** How often the clock is looked at, ms. */
const LOOK_MS = 1000;
/** A sign of life after so much silence, ms: below the idle limit of usual proxies. */
const HEARTBEAT_MS = 15_000;
/** How long the browser waits before it opens a lost stream again, ms. */
const RETRY_MS = 3000;

interface Stream {
  readonly res: ServerResponse;
  readonly matches: readonly Match[];
  /** Up to which step the reader knows everything. */
  step: number;
  quietSince: number;
}

/**
 * The stream of changing odds (server-sent events): `?events=id,id&since=step`. One message a step at most, and it
 * holds what changed since the reader's last one; `Last-Event-ID` is the step that the reader knows, so a stream that
 * was cut goes on without a gap.
 */
export function createOddsStreams(now: () => Date) {
  const streams = new Set<Stream>();
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    const time = now().getTime();
    for (const stream of streams) bringUpToDate(stream, time);
  }

  function leave(stream: Stream): void {
    streams.delete(stream);
    if (streams.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    open(request: SandboxRequest, res: ServerResponse): Answer | 'streaming' {
      const query = new URLSearchParams(request.query);
      const ids = (query.get('events') ?? '').split(',');
      if (ids.length > MOST_EVENTS) return problemAnswer(tooLong());
      if (streams.size >= MOST_STREAMS)
        return problemAnswer(tooManyStreams('Too many are watching; try again'));
      const time = now().getTime();
      const matches = ids.flatMap((id) => findMatch(id, time) ?? []);
      const known = request.headers['last-event-id'] ?? query.get('since');
      const stream = { res, matches, step: stepFrom(known, stepOf(time)), quietSince: time };
      beginEventStream(res, RETRY_MS);
      streams.add(stream);
      res.once('close', () => leave(stream));
      bringUpToDate(stream, time);
      timer ??= setInterval(look, LOOK_MS).unref();
      return 'streaming';
    },

    /** Ends all of them; the browsers open them again when somebody answers. */
    close(): void {
      for (const { res } of streams) res.end();
    },
  };
}

function bringUpToDate(stream: Stream, time: number): void {
  const { res, matches, step } = stream;
  const next = stepOf(time);
  if (!keepsUp(res)) return;
  const changes = matches.flatMap(
    (match) => changeBetween(boardAt(match, step), boardAt(match, next)) ?? [],
  );
  stream.step = next;
  if (changes.length > 0) res.write(`id: ${next}\ndata: ${JSON.stringify(changes)}\n\n`);
  else if (time - stream.quietSince >= HEARTBEAT_MS) res.write(': here\n\n');
  else return;
  stream.quietSince = time;
}

/** A step that lies ahead, or is none, is taken for this one. */
function stepFrom(given: string | string[] | null, present: number): number {
  return typeof given === 'string' && /^\d{1,12}$/.test(given)
    ? Math.min(Number(given), present)
    : present;
}

const tooLong = () => invalidParameter('events', `At most ${MOST_EVENTS} at once`);
