import { expect, test } from 'vitest';
import type { HttpError } from '../../../http/http-error.ts';
import type { Answer } from '../../../http/query.ts';
import { failure, type Result, success } from '../../../lib/result.ts';
import { promotionOptInsQuery } from '../../../operator/promotions.ts';
import { balanceQuery } from '../../../operator/wallet.ts';
import { putAnswer } from '../../state/answers.ts';
import { Queries } from '../../state/queries.ts';
import { createAbsentPlayer } from '../../state/session.ts';
import { createStores } from '../../state/stores.ts';
import { optInRefusal, setOptIn } from './opt-in.ts';

const accountCode = 'VERA0001';
const query = promotionOptInsQuery(accountCode);
const silent: HttpError = { kind: 'network', url: '/' };

/** A player with one opt-in. */
function playerWith(
  outcome: Result<unknown, HttpError>,
  readBack: Answer<unknown> = failure(silent),
) {
  const stores = createStores();
  const queries = new Queries({
    answers: stores.playerAnswers,
    freshMs: 0,
    source: async <T>() => ({ answer: readBack as Answer<T>, at: 1 }),
  });
  const value = [{ slug: 'encore', at: '2026-05-01T10:00:00Z' }];
  putAnswer(stores.playerAnswers, query.key, { value, at: 0, from: 'network' });
  const player = { ...createAbsentPlayer(), api: { send: async () => outcome }, queries };
  const set = (slug: string, joins: boolean) =>
    setOptIn({ stores, player }, { accountCode, slug, joins });
  const held = () => queries.peek(query);
  const balance = () => queries.peek(balanceQuery(accountCode));
  return { set, held, balance, slugs: () => held()?.map(({ slug }) => slug) };
}

test('PGS-1 shows an opt-in once the operator confirms it', async () => {
  const { set, held, slugs } = playerWith(success(undefined));
  const joining = set('race', true);
  expect(slugs()).toEqual(['encore']);
  await joining;
  expect(slugs()).toEqual(['race', 'encore']);
  // Without the list, nobody knows whether it gave a bonus.
  expect(held()?.map(({ isUnread }) => isUnread)).toEqual([true, undefined]);
  await set('encore', false);
  expect(slugs()).toEqual(['race']);
});

test('PGS-1 shows the wagering terms of a new opt-in, and reads the balance with it', async () => {
  const wagering = { staked: 0, required: 2500, currency: 'EUR' };
  const list = [{ slug: 'race', at: '2026-05-01T10:00:00Z', wagering }];
  const { set, held, balance } = playerWith(success(undefined), success(list));
  expect((await set('race', true)).ok).toBe(true);
  expect(held()).toEqual(list);
  expect(balance()).toBeDefined();
});

test('PGS-1 changes nothing on a refusal and explains it', async () => {
  const refused = (code: string): HttpError => ({
    kind: 'status',
    status: 403,
    url: '/',
    problem: { code, more: {} },
  });
  const { set, slugs } = playerWith(failure(refused('excluded')));
  const outcome = await set('race', true);
  expect(slugs()).toEqual(['encore']);
  expect(outcome.ok ? undefined : optInRefusal(outcome.error)).toBe('promotion.refused.excluded');
  expect(optInRefusal(refused('documents_needed'))).toBe('promotion.refused.documents');
  expect(optInRefusal(refused('toString'))).toBe('promotion.refused.other');
  expect(optInRefusal(silent)).toBe('promotion.refused.unknown');
});

test('PGS-1 R4 reads the state back after a lost response before reporting', async () => {
  const both = ['race', 'encore'].map((slug) => ({ slug, at: '2026-05-01T10:00:00Z' }));
  const joined = playerWith(failure(silent), success(both));
  expect((await joined.set('race', true)).ok).toBe(true);
  expect(joined.slugs()).toEqual(['race', 'encore']);
  expect((await joined.set('race', false)).ok, 'it did not arrive').toBe(false);
  const unread = playerWith(failure(silent));
  expect(await unread.set('race', true)).toEqual(failure(silent));
  expect(unread.slugs()).toEqual(['encore']);
});
