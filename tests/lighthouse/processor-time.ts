import type { Artifacts, TraceEvent } from 'lighthouse';

/** What of an event counts here, in microseconds; `tdur` is what its thread had the processor for. */
interface Timed extends Pick<TraceEvent, 'name' | 'pid' | 'tid' | 'ts' | 'dur'> {
  tdur?: number;
}

/** The end of a task's name; one of the scheduler's is inside of one of the thread's. */
const TASK = /RunTask$/;

/**
 * The same page load as if no thread had waited for a processor: each task lasts as long as it was worked on, and what
 * happened within moves in proportion. Tasks begin when they began. Why: docs/decisions/0030-processor-time.md.
 */
export function inProcessorTime<Event extends Timed>(traceEvents: readonly Event[]): Event[] {
  const threads = Map.groupBy(traceEvents, ({ pid, tid }) => `${pid} ${tid}`);
  return [...threads.values()].flatMap((thread) => shortened(thread));
}

function shortened<Event extends Timed>(thread: readonly Event[]): Event[] {
  const inOrder = thread.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let task = { start: 0, end: 0, share: 1 };
  return inOrder.map((event) => {
    const { ts, dur, tdur = dur } = event;
    if (ts >= task.end && TASK.test(event.name) && dur > 0)
      task = { start: ts, end: ts + dur, share: Math.min(1, tdur / dur) };
    if (ts >= task.end) return event;
    return {
      ...event,
      ts: Math.round(task.start + (ts - task.start) * task.share),
      ...(dur > 0 && { dur: Math.round(dur * task.share) }),
    };
  });
}

/** What Lighthouse gathered, with its trace in processor time. */
export const withProcessorTime = (artifacts: Artifacts): Artifacts => ({
  ...artifacts,
  Trace: { ...artifacts.Trace, traceEvents: inProcessorTime(artifacts.Trace.traceEvents) },
});
