/**
 * Runs independent readers of settings and collects their faults, so that all of them are reported at once.
 * @returns each reader's result
 * @throws Error with the lines of every reader that threw, each line once
 */
export function readAll<T extends Record<string, unknown>>(
  readers: {
    readonly [Name in keyof T]: () => T[Name];
  },
): T {
  const faults = new Set<string>();
  const read = Object.entries(readers).map(([name, reader]) => {
    const [value, lines] = attempt(reader);
    for (const line of lines) faults.add(line);
    return [name, value];
  });
  refuseFaults([...faults]);
  return Object.fromEntries(read);
}

/** @throws Error with all lines, if there are any */
export function refuseFaults(lines: readonly (string | undefined)[]): void {
  const faults = lines.filter((line) => line !== undefined);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** @returns the result of a reader of settings, or undefined and its faults, one line each */
export function attempt<T>(reader: () => T): [value: T | undefined, faults: string[]] {
  try {
    return [reader(), []];
  } catch (error) {
    return [undefined, (error instanceof Error ? error.message : String(error)).split('\n')];
  }
}
