/** A trial runs the embedded operator with play money; production has no stand-ins. */
export type Mode = 'trial' | 'production';

export function readMode(given = 'trial'): Mode {
  if (given === 'trial' || given === 'production') return given;
  throw new Error(`MODE: found ${given}; expected production or trial`);
}
