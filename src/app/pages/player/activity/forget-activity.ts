import type { AnswersStore } from '../../../state/answers.ts';

/** Discards saved activity after money moved, so that it is refetched where it is shown next. */
export function forgetActivity({ entries }: AnswersStore): void {
  for (const key of Object.keys(entries))
    if (/^player:(activity|transactions):/.test(key)) delete entries[key];
}
