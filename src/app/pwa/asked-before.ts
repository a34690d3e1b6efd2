import { ASKED } from './chunk-recovery.ts';

/** The overlay that was asked for while the page before recovered; told once. */
export function takeAsked(): string | undefined {
  try {
    const asked = sessionStorage.getItem(ASKED) ?? undefined;
    sessionStorage.removeItem(ASKED);
    return asked;
  } catch {
    return undefined;
  }
}
