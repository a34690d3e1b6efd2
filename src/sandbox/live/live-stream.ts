import type { ServerResponse } from 'node:http';
import { beginEventStream, keepsUp, tooManyStreams } from '../http/event-stream.ts';
import { liveMoment } from './live-clock.ts';
import type { LiveTable } from './live-table.ts';

/** Maximum number of open streams. Further clients are told to retry. */
const MOST_STREAMS = 500;
/** Delay before the browser reconnects a lost stream, ms. */
const RETRY_MS = 2000;

interface Stream {
  readonly res: ServerResponse;
  readonly table: LiveTable;
}

/** Streams of live tables (server-sent events): the current state at once, then every phase change. */
export function createLiveStreams(now: () => Date) {
  const streams = new Set<Stream>();
  let timer: NodeJS.Timeout | undefined;

  function tell({ res, table }: Stream, time: number): void {
    if (keepsUp(res)) res.write(`data: ${JSON.stringify(table.view(time))}\n\n`);
  }

  /**
   * One timer for all streams, at the end of the phase, so that all devices update together. If the clock was set back,
   * it waits again, because the same clock closes betting.
   */
  function waitForNext(): void {
    const time = now().getTime();
    const { endsAt } = liveMoment(time);
    timer = setTimeout(() => {
      const then = now().getTime();
      if (then >= endsAt) for (const stream of streams) tell(stream, then);
      waitForNext();
    }, endsAt - time).unref();
  }

  return {
    /** @throws Problem 503 `busy` */
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

    /** Ends all streams; browsers reconnect when the server is back. */
    close(): void {
      for (const { res } of streams) res.end();
    },
  };
}
