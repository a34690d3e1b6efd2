import type { AnswersStore } from '../../../state/answers.ts';

/** Money moved: what was read of it before is asked for anew where it is shown next. */
export function forgetActivity({ entries }: AnswersStore): void {
  for (const key of Object.keys(entries))
    if (/^player:(activity|transactions):/.test(key)) delete entries[key];
}
