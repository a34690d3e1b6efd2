import type { ServerResponse } from 'node:http';
import { beginEventStream, keepsUp, tooManyStreams } from '../operator/event-stream.ts';
import { liveMoment } from './live-clock.ts';
import type { LiveTable } from './live-table.ts';

/** Streams that are open at once; more are asked to come again. */
const MOST_STREAMS = 500;
/** How long the browser waits before it opens a lost stream again, ms. */
const RETRY_MS = 2000;

interface Stream {
  readonly res: ServerResponse;
  readonly table: LiveTable;
}

/** The streams of live tables (server-sent events): how the table stands, at once and whenever its phase changes. */
export function createLiveStreams(now: () => Date) {
  const streams = new Set<Stream>();
  let timer: NodeJS.Timeout | undefined;

  function tell({ res, table }: Stream, time: number): void {
    if (keepsUp(res)) res.write(`data: ${JSON.stringify(table.view(time))}\n\n`);
  }

  /** One timer for all, at the end of the phase: the same moment on every device. */
  function waitForNext(): void {
    const time = now().getTime();
    const { endsAt } = liveMoment(time);
    timer = setTimeout(() => {
      const then = Math.max(now().getTime(), endsAt);
      for (const stream of streams) tell(stream, then);
      waitForNext();
    }, endsAt - time).unref();
  }

  return {
    /** Throws Problem 503 `busy`. */
    open(table: LiveTable, res: ServerResponse): 'streaming' {
      if (streams.size >= MOST_STREAMS) throw tooManyStreams('The table is full; try again');
      beginEventStream(res, RETRY_MS);
      const stream = { res, table };
      streams.add(stream);
      res.once('close', () => {
        streams.delete(stream);
        if (streams.size > 0) return;
        clearTimeout(timer);
        timer = undefined;
      });
      tell(stream, now().getTime());
      if (timer === undefined) waitForNext();
      return 'streaming';
    },

    /** Ends all of them; the browsers open them again when somebody answers. */
    close(): void {
      for (const { res } of streams) res.end();
    },
  };
}
