import { expect, test } from 'vitest';
import { identityStanding } from './identity-standing.ts';

const paper = (status: 'in-review' | 'accepted' | 'refused', kind = 'identification' as const) => ({
  kind,
  status,
});

test.each([
  ['nothing sent', [], false, 'missing'],
  ['sent just now', [paper('in-review')], false, 'in-review'],
  ['accepted', [paper('accepted')], false, 'accepted'],
  ['accepted, but past its date', [paper('accepted')], true, 'expired'],
  ['a new one sent for an expired one', [paper('in-review'), paper('accepted')], true, 'in-review'],
  ['refused', [paper('refused')], false, 'refused'],
  [
    'a second one refused while the first holds',
    [paper('refused'), paper('accepted')],
    false,
    'accepted',
  ],
] as const)(
  'AUT-6 returns the status of the identity document: %s',
  (_, documents, expired, standing) => {
    expect(identityStanding(documents, { expired })).toBe(standing);
  },
);

test('AUT-6 ignores other documents for the identity status', () => {
  expect(identityStanding([{ kind: 'address', status: 'accepted' }], { expired: false })).toBe(
    'missing',
  );
});
