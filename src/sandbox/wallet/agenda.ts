/** What happens one thing after another up to a moment; what happens may lead to more. */
export interface Agenda {
  /** Plans something; what lies after the end never happens. */
  plan(at: Date, happen: (at: Date) => void): void;
  /** Lets everything happen in the order of time. */
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
