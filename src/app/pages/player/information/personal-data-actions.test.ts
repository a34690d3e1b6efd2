import { expect, test, vi } from 'vitest';
import type { HttpError } from '../../../../http/http-error.ts';
import { failure, success } from '../../../../lib/result.ts';
import type { ContactChange, PersonalData } from '../../../../operator/personal-data.ts';
import type { AppState } from '../../../state/context.ts';
import {
  confirmData,
  keepOldContact,
  saveContact,
  savePhone,
  sendPhoneCode,
} from './personal-data-actions.ts';

const lost: HttpError = { kind: 'timeout', url: '' };
const before = {
  email: 'lola@a.example',
  phone: '+34600111222',
  language: 'es',
  address: { street: 'Calle Mayor 1', postalCode: '28013', city: 'Madrid', country: 'ES' },
} as PersonalData;

/** An app whose calls get no response, while the operator already has these data. */
const appAt = (now: Partial<PersonalData>) =>
  ({
    player: {
      api: { send: async () => failure(lost) },
      session: { refreshProfile: async () => {} },
      queries: {
        peek: () => before,
        refresh: async () => {},
        refreshAgain: async () => success({ ...before, ...now }),
      },
    },
  }) as unknown as AppState;

test.each<[string, ContactChange, Partial<PersonalData>]>([
  ['phone', { phone: '+34600999888' }, { phone: '+34600999888' }],
  ['phone that waits for its code', { phone: '+34600999888' }, { pendingPhone: '+34600999888' }],
  ['email that waits for its link', { email: 'new@a.example' }, { pendingEmail: 'new@a.example' }],
  [
    'address',
    { address: { ...before.address, city: 'Toledo' } },
    { address: { ...before.address, city: 'Toledo' } },
  ],
  ['language', { language: 'en' }, { language: 'en' }],
])(
  'PGS-1 R4 takes a new %s as saved after a lost response if the operator has it',
  async (_, change, now) => {
    const app = appAt(now);
    const profile = vi.spyOn(app.player.session, 'refreshProfile');
    expect((await saveContact(app, 'AB12CD34', change)).ok).toBe(true);
    expect(profile).toHaveBeenCalledOnce();
    expect(await saveContact(appAt({}), 'AB12CD34', change)).toEqual(failure(lost));
  },
);

test('AUT-4 R4 takes a phone as confirmed after a lost response if the operator has it', async () => {
  const phone = '+34600999888';
  const given = { phone, code: '123456', key: 'k' };
  expect((await savePhone(appAt({ phone }), 'AB12CD34', given)).ok).toBe(true);
  const waiting = { pendingPhone: phone };
  expect(await savePhone(appAt(waiting), 'AB12CD34', given)).toEqual(failure(lost));
  expect(await sendPhoneCode(appAt(waiting), 'AB12CD34', phone)).toEqual(failure(lost));
});

test.each(['email', 'phone'] as const)(
  'AUT-4 R4 takes the old %s as kept after a lost response if the new one waits no more',
  async (kind) => {
    const [pending, newer] = ['new', 'newer'];
    const keep = (waiting: string) =>
      keepOldContact(
        appAt({ pendingEmail: waiting, pendingPhone: waiting }),
        'AB12CD34',
        kind,
        pending,
      );
    expect(await keep(pending)).toEqual(failure(lost));
    expect((await keep(newer)).ok, 'another one waits').toBe(true);
    expect((await keepOldContact(appAt({}), 'AB12CD34', kind, pending)).ok).toBe(true);
  },
);

test('AUT-4 R4 treats data as confirmed after a lost response if the operator has a date', async () => {
  const validatedAt = '2026-11-25T00:00:00Z';
  expect((await confirmData(appAt({ validatedAt }), 'AB12CD34')).ok).toBe(true);
  expect(await confirmData(appAt({}), 'AB12CD34')).toEqual(failure(lost));
});
