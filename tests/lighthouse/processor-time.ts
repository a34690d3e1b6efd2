import type { Artifacts, TraceEvent } from 'lighthouse';

/** Relevant fields of an event, in µs; `tdur` is the CPU time of its thread. */
interface Timed extends Pick<TraceEvent, 'name' | 'pid' | 'tid' | 'ts' | 'dur'> {
  tdur?: number;
}

/** Suffix of a task's name. A scheduler task is nested in a thread task. */
const TASK = /RunTask$/;

/**
 * Returns the trace as if no thread had waited for a CPU: each task lasts as long as its CPU time, and inner events
 * move in proportion. Start times of tasks stay. See docs/decisions/0030-processor-time.md.
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

/** Returns the artifacts of Lighthouse, with their trace in CPU time. */
export const withProcessorTime = (artifacts: Artifacts): Artifacts => ({
  ...artifacts,
  Trace: { ...artifacts.Trace, traceEvents: inProcessorTime(artifacts.Trace.traceEvents) },
});
