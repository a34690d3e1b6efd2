import type { JurisdictionRules } from '../../../config/jurisdictions.ts';
import { unitOf } from '../../../lib/minor-units.ts';
import type { ChosenLimits } from '../../features/play/play-calls.ts';

/** Options offered: minutes, and whole units of the currency. */
const MINUTES = [15, 30, 45, 60, 90, 120, 180, 240];
const LOSS_UNITS = [5, 10, 20, 50, 100, 200, 500];
const NOTICE_MINUTES = [5, 10, 15, 20, 30, 60];

export const CHOICE_NAMES = ['minutes', 'loss', 'noticeMinutes', 'pauseHours'] as const;
export type ChoiceName = (typeof CHOICE_NAMES)[number];
/** Form values: the number as text, empty until chosen. */
type Choices = Record<ChoiceName, string>;

export const nothingChosen: Choices = { minutes: '', loss: '', noticeMinutes: '', pauseHours: '' };

/** Returns the options of each choice, money in minor units. */
export function choiceValues(
  { leastNoticeMinutes, pauseHours }: JurisdictionRules['choicesBeforePlay'],
  currency: string,
): Record<ChoiceName, readonly number[]> {
  return {
    minutes: MINUTES,
    loss: LOSS_UNITS.map((units) => units * unitOf(currency)),
    noticeMinutes: NOTICE_MINUTES.filter((minutes) => minutes >= leastNoticeMinutes),
    pauseHours,
  };
}

/** Returns the error of each choice: all are required, and the notice must precede the end. */
export function choiceFaults(choices: Choices): Partial<Record<ChoiceName, 'missing' | 'tooLong'>> {
  const { minutes, noticeMinutes } = choices;
  return {
    ...(minutes !== '' && Number(noticeMinutes) > Number(minutes) && { noticeMinutes: 'tooLong' }),
    ...Object.fromEntries(
      CHOICE_NAMES.filter((name) => choices[name] === '').map((name) => [name, 'missing']),
    ),
  };
}

export const toChosenLimits = (choices: Choices): ChosenLimits => ({
  minutes: Number(choices.minutes),
  loss: Number(choices.loss),
  noticeMinutes: Number(choices.noticeMinutes),
  pauseHours: Number(choices.pauseHours),
});
