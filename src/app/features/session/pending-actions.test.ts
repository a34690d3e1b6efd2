import { expect, test, vi } from 'vitest';
import { type Known, pendingAction } from './pending-actions.ts';

const active: Known['profile'] = { accountStatus: 'active' };
const due: Known['profile'] = {
  accountStatus: 'blocked',
  accountStatusChangeReason: 'pending-annual-update-and-validation',
};
const underReview: Known['profile'] = {
  accountStatus: 'blocked',
  accountStatusChangeReason: 'under-review',
};
const none = async () => [];
const address = async () => [{ kind: 'address' as const }];
const identity = async () => [{ kind: 'identification' as const }];
const noAnswer = async () => undefined;

const NOT_UPLOADED = { kind: 'identity', document: 'not-uploaded' };
const EXPIRED = { kind: 'identity', document: 'expired' };
const ANNUAL = { kind: 'annual-validation' };

const known = (given: Partial<Known>): Known => ({
  mode: true,
  seen: false,
  profile: active,
  documents: identity,
  isIdentityExpired: async () => false,
  ...given,
});

test.each([
  ['no documents at all', known({ documents: none }), NOT_UPLOADED],
  ['none of identity', known({ documents: address }), NOT_UPLOADED],
  ['none comes before the yearly check', known({ documents: none, profile: due }), NOT_UPLOADED],
  ['an expired one', known({ isIdentityExpired: async () => true }), EXPIRED],
  ['a good one', known({}), undefined],
  ['a good one and the yearly check', known({ profile: due }), ANNUAL],
  ['no answer about documents', known({ documents: noAnswer, profile: due }), ANNUAL],
  ['no answer about the date', known({ isIdentityExpired: noAnswer, profile: due }), ANNUAL],
  ['"cookie", not yet seen', known({ mode: 'cookie', documents: none }), NOT_UPLOADED],
  ['"cookie", seen', known({ mode: 'cookie', seen: true, documents: none }), undefined],
  ['"cookie", seen, yearly', known({ mode: 'cookie', seen: true, profile: due }), ANNUAL],
  ['every login although seen', known({ seen: true, documents: none }), NOT_UPLOADED],
  ['key not set', known({ mode: undefined, documents: none }), undefined],
  ['key not set, yearly', known({ mode: undefined, profile: due }), ANNUAL],
  ['blocked for another reason', known({ profile: underReview }), undefined],
  ['no profile', known({ profile: undefined }), undefined],
])('AUT-4 AUT-5 %s', async (_name, given, expected) => {
  expect(await pendingAction(given)).toEqual(expected);
});

test('AUT-5 does not request documents when the identity modal is not due', async () => {
  const documents = vi.fn(identity);
  await pendingAction(known({ mode: undefined, documents }));
  await pendingAction(known({ mode: 'cookie', seen: true, documents }));
  expect(documents).not.toHaveBeenCalled();
});
