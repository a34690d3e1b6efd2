import { expect, it } from 'vitest';
import { answerFormat } from './saved-answers.ts';

const { toRecord, fromRecord } = answerFormat(3);
const answer = { value: { items: [] }, at: 1_800_000_000_000 };

it('PWA-2 reads back an answer it wrote', () => {
  expect(fromRecord(toRecord(answer), 'menu')).toEqual(answer);
});

it.each([
  ['of another version of the models', answerFormat(2).toRecord(answer)],
  ['without a version', answer],
  ['without a value', { at: 1, schema: 3 }],
  ['without a time', { value: 1, schema: 3 }],
  ['with a time that is none', { value: 1, at: '1', schema: 3 }],
  ['that is text', 'answer'],
  ['that is nothing', null],
])('PWA-2 F37 B60 drops a record %s', (_, record) => {
  expect(fromRecord(record, 'menu')).toBeUndefined();
});
