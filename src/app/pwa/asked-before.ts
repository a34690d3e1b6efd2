import { ASKED } from './chunk-recovery.ts';

/** Returns, once, the overlay that was requested while the previous page recovered. */
export function takeAsked(): string | undefined {
  try {
    const asked = sessionStorage.getItem(ASKED) ?? undefined;
    sessionStorage.removeItem(ASKED);
    return asked;
  } catch {
    return undefined;
  }
}
