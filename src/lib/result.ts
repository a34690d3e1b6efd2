/** An outcome as a value: what was asked for, or why not. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export const success = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const failure = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });
