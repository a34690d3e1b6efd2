import { expect, it } from 'vitest';
import { DRAFT_LIFE_MS, draftFormat } from './saved-drafts.ts';

const NOW = 1_800_000_000_000;
const { toRecord, fromRecord } = draftFormat(() => NOW);
const draft = { values: { city: 'Madrid', terms: true }, attempt: 'key', at: NOW - DRAFT_LIFE_MS };

it('PGS-1 restores a draft for seven days', () => {
  expect(fromRecord(toRecord(draft), 'registration')).toEqual(draft);
  expect(fromRecord(toRecord({ ...draft, at: draft.at - 1 }), 'registration')).toBeUndefined();
});

it('PGS-1 B60 drops invalid drafts and fields', () => {
  for (const record of [undefined, null, 'draft', { values: null, at: NOW }, { values: {} }])
    expect(fromRecord(record, 'registration')).toBeUndefined();
  const odd = { values: { city: 'Madrid', username: { evil: 1 }, phone: 3 }, attempt: 5, at: NOW };
  expect(fromRecord(odd, 'registration')).toEqual({ values: { city: 'Madrid' }, at: NOW });
});
