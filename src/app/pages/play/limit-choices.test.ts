import { expect, test } from 'vitest';
import { jurisdictions } from '../../../config/jurisdictions.ts';
import { choiceFaults, choiceValues, nothingChosen, toChosenLimits } from './limit-choices.ts';

const chosen = { minutes: '30', loss: '2000', noticeMinutes: '15', pauseHours: '0' };

test('SPT-5 preselects nothing and reports each choice as missing until made', () => {
  expect(Object.values(nothingChosen)).toEqual(['', '', '', '']);
  expect(choiceFaults(nothingChosen)).toEqual({
    minutes: 'missing',
    loss: 'missing',
    noticeMinutes: 'missing',
    pauseHours: 'missing',
  });
  expect(choiceFaults({ ...chosen, loss: '' })).toEqual({ loss: 'missing' });
});

test('SPT-5 refuses a notice after the end of the session', () => {
  expect(choiceFaults(chosen)).toEqual({});
  expect(choiceFaults({ ...chosen, noticeMinutes: '60' })).toEqual({ noticeMinutes: 'tooLong' });
  expect(choiceFaults({ ...chosen, minutes: '', noticeMinutes: '60' })).toEqual({
    minutes: 'missing',
  });
});

test('SPT-5 offers what the jurisdiction allows and sends the choices unchanged', () => {
  const values = choiceValues(jurisdictions.es.choicesBeforePlay, 'EUR');
  expect(values.noticeMinutes[0]).toBe(15);
  expect(values.pauseHours).toEqual([0, 1, 24, 168]);
  expect(values.loss[0]).toBe(500);
  expect(choiceValues(jurisdictions.es.choicesBeforePlay, 'JPY').loss[0]).toBe(5);
  expect(toChosenLimits(chosen)).toEqual({
    minutes: 30,
    loss: 2000,
    noticeMinutes: 15,
    pauseHours: 0,
  });
});
