import type { ServerResponse } from 'node:http';
import type { Answer } from '../http/answer.ts';
import { beginEventStream, keepsUp, tooManyStreams } from '../http/event-stream.ts';
import { invalidParameter, problemAnswer } from '../http/problem.ts';
import type { SandboxRequest } from '../http/request.ts';
import { changeBetween } from './event-views.ts';
import { findMatch, type Match } from './fixtures.ts';
import { boardAt, stepOf } from './prices.ts';

/** Maximum number of open streams. Further clients are told to retry. */
const MOST_STREAMS = 200;
const MOST_EVENTS = 60;
/** Polling interval of the clock, ms. */
const LOOK_MS = 1000;
/** Silence before a heartbeat, ms; shorter than the idle timeout of common proxies. */
const HEARTBEAT_MS = 15_000;
/** Delay before the browser reconnects a lost stream, ms. */
const RETRY_MS = 3000;

interface Stream {
  readonly res: ServerResponse;
  readonly matches: readonly Match[];
  /** Last step that the client has received in full. */
  step: number;
  quietSince: number;
}

/**
 * Stream of odds changes (server-sent events): `?events=id,id&since=step`. Sends at most one message per step with the
 * changes since the client's last one. `Last-Event-ID` is the client's last step, so that a cut stream resumes without
 * a gap.
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
        return problemAnswer(tooManyStreams('Too many streams; try again'));
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

    /** Ends all streams; browsers reconnect when the server is back. */
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

/** Invalid and future steps count as the current one. */
function stepFrom(given: string | string[] | null, present: number): number {
  return typeof given === 'string' && /^\d{1,12}$/.test(given)
    ? Math.min(Number(given), present)
    : present;
}

const tooLong = () => invalidParameter('events', `At most ${MOST_EVENTS} events at once`);
