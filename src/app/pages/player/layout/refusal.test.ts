import { expect, test } from 'vitest';
import { messages } from '../../../i18n/messages/en/player.ts';
import { messages as base } from '../../../i18n/messages/en.ts';
import { createText } from '../../../i18n/text.ts';
import { refusalText, refusedFields } from './refusal.ts';

const text = createText('en', base);
text.add(messages);
const { t } = text;
const refused = (problem: object, status = 422) => ({
  kind: 'status' as const,
  status,
  url: '/',
  problem: { code: 'x', more: {}, ...problem },
});

test('PGS-1 shows a refusal at each of its fields, and unknown codes in plain words', () => {
  const errors = [
    { field: 'email', code: 'email_taken' },
    { field: 'address.city', code: 'something_new' },
  ];
  expect(refusedFields(refused({ errors }), t)).toEqual({
    email: messages['player.refused.emailTaken'],
    'address.city': messages['player.refused.field'],
  });
  expect(refusedFields(refused({ field: 'current', code: 'password_wrong' }), t)).toEqual({
    current: messages['player.refused.passwordWrong'],
  });
});

test('PGS-1 shows a reference for unexplained errors, and waits in minutes', () => {
  expect(refusalText(refused({ requestId: 'abc-1' }, 500), t)).toContain('abc-1');
  expect(refusalText({ kind: 'status', status: 429, retryAfter: 61, url: '/' }, t)).toContain(
    '2 min',
  );
});

test('PGS-1 does not say that nothing changed when the response was lost', () => {
  for (const kind of ['network', 'timeout', 'malformed'] as const) {
    const said = refusalText({ kind, url: '/' }, t);
    expect(said).toContain('we don’t know yet');
    expect(said).not.toMatch(/nothing/i);
  }
});
