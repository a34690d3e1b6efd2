/** Events in order of time, up to an end. An event may plan further events. */
interface Agenda {
  /** Plans an event; events after the end are dropped. */
  plan(at: Date, happen: (at: Date) => void): void;
  /** Runs all events in order of time. */
  run(): void;
}

export function createAgenda(end: Date): Agenda {
  const waiting: { at: Date; happen: (at: Date) => void }[] = [];
  return {
    plan(at, happen) {
      if (at > end) return;
      const later = waiting.findIndex((entry) => entry.at > at);
      waiting.splice(later === -1 ? waiting.length : later, 0, { at, happen });
    },
    run() {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        next.happen(next.at);
      }
    },
  };
}
