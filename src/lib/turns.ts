/** Has acts happen one at a time, in the order in which they came; one that fails holds up none. */
export function createTurns(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const mine = last.then(act, act);
    last = mine;
    return mine;
  };
}
