import { beforeEach, expect, test, vi } from 'vitest';
import { checkConfig } from '../../../config/check-config.ts';
import defaultSite from '../../../config/default-site.json' with { type: 'json' };
import { toPublicConfig } from '../../../config/public-config.ts';
import type { HttpError } from '../../../http/http-error.ts';
import { failure, type Result, success } from '../../../lib/result.ts';
import type { Registration as Sent } from '../../../operator/registration.ts';
import { createMemoryStore } from '../../state/persist/fallback.ts';
import type { Draft } from '../../state/persist/saved-drafts.ts';
import { createAbsentPlayer } from '../../state/session.ts';
import { createRegistration, shownFault } from './registration.ts';
import { emptyValues, type RegistrationValues } from './registration-values.ts';

const access = {
  allowed: true,
  minimumAge: 18,
  countries: ['ES'],
  agreements: { terms: { version: '2026-03' }, privacy: { version: '2026-01' } },
};
const values: RegistrationValues = {
  ...emptyValues(),
  username: ' lola.light ',
  email: 'lola@example.com',
  password: 'blue kettle roof',
  firstName: 'Lola',
  lastName: 'Light',
  birthDate: '7 3 1990',
  documentNumber: '12.34 5678-Z',
  country: 'ES',
  street: 'Calle Mayor 1',
  postalCode: '28013',
  city: 'Madrid',
  phone: '612 345 678',
  limitDay: '50',
  terms: true,
  privacy: true,
  bySms: true,
};
const lost: HttpError = { kind: 'network', url: '' };
const refused = (code: string, field?: string): HttpError => ({
  kind: 'status',
  status: 422,
  url: '',
  problem: { code, ...(field !== undefined && { field }), more: {} },
});

const sent: { body: Sent; key: string }[] = [];
let drafts = createMemoryStore<Draft>();
/** Leaves the page. */
let leave = () => {};
/** Lets go of storage. */
const end = vi.fn();

/** Returns a filled-in form whose attempts have these outcomes. */
function filledIn(...outcomes: Result<undefined, HttpError>[]) {
  const checked = checkConfig(defaultSite);
  if (!checked.ok) throw new Error(checked.error.join());
  const player = createAbsentPlayer();
  player.session.register = async (body, key) => {
    sent.push({ body, key });
    return outcomes.shift() ?? failure(lost);
  };
  const config = toPublicConfig(checked.value);
  const form = createRegistration({ player, config, locale: 'en' }, () => ({
    ...drafts,
    beforeClose: (write) => {
      leave = write;
    },
    end,
  }));
  form.state.terms = { minimumAge: 18, countries: ['ES'], today: '2026-11-21' };
  Object.assign(form.state.values, values);
  return form;
}
const keys = () => sent.map(({ key }) => key);
const draft = async () => (await drafts.getAll()).get('registration');

beforeEach(() => {
  sent.length = 0;
  end.mockClear();
  drafts = createMemoryStore();
  vi.stubGlobal('document', { cookie: 'btag=friend-7' });
});

test('PGS-1 QRY-4 sends the operator’s format: limits in cents, with the affiliate', async () => {
  const form = filledIn(success(undefined));
  expect(await form.send(access)).toEqual({ kind: 'opened' });
  expect(sent[0]?.body).toEqual({
    username: 'lola.light',
    email: 'lola@example.com',
    password: 'blue kettle roof',
    firstName: 'Lola',
    lastName: 'Light',
    birthDate: '1990-03-07',
    documentNumber: '12345678-Z',
    phone: '+34612345678',
    address: { street: 'Calle Mayor 1', city: 'Madrid', postalCode: '28013', country: 'ES' },
    currency: 'EUR',
    language: 'en',
    consents: { terms: '2026-03', privacy: '2026-01', marketing: ['sms'] },
    limits: { day: 5000 },
    trackingCode: 'friend-7',
  });
  expect(await draft()).toBeUndefined();
});

test('PGS-1 F18 F21 retries with the same key after a lost response, also after a reload', async () => {
  expect(await filledIn(failure(lost)).send(access)).toEqual({ kind: 'failed' });
  expect(await draft()).toMatchObject({ attempt: sent[0]?.key });
  const reloaded = filledIn(failure({ ...lost, kind: 'timeout' }), success(undefined));
  await reloaded.restore();
  expect(reloaded.state.restored).toBe(true);
  await reloaded.send(access);
  await reloaded.send(access);
  expect(new Set(keys()).size).toBe(1);
  expect(keys()).toHaveLength(3);
});

test('PGS-1 ends the attempt on a refusal and uses a new key for the next', async () => {
  const form = filledIn(failure(refused('email_taken', 'email')), success(undefined));
  expect(await form.send(access)).toEqual({ kind: 'wrong', field: 'email' });
  expect(shownFault(form.state, 'email')).toBe('registration.fault.emailTaken');
  form.set('email', 'lola@example.org');
  expect(shownFault(form.state, 'email')).toBeUndefined();
  await form.send(access);
  expect(new Set(keys()).size).toBe(2);
});

test('PGS-1 B16 retries once with a new key when the old one had another body', async () => {
  const form = filledIn(failure(refused('idempotency_key_reused')), success(undefined));
  expect(await form.send(access)).toEqual({ kind: 'opened' });
  expect(new Set(keys()).size).toBe(2);
});

test('PGS-1 shows a refusal at the value that was sent, not at one typed meanwhile', async () => {
  const form = filledIn(failure(refused('email_taken', 'email')));
  const sending = form.send(access);
  form.state.values.email = 'luz@example.com';
  expect(await sending).toEqual({ kind: 'wrong', field: 'email' });
  expect(sent.map(({ body }) => body.email)).toEqual(['lola@example.com']);
  expect(shownFault(form.state, 'email')).toBeUndefined();
  form.state.values.email = 'lola@example.com';
  expect(shownFault(form.state, 'email')).toBeDefined();
});

test('PGS-1 says that a text has changed until it is agreed to again', async () => {
  const form = filledIn(failure(refused('agreement_outdated', 'consents.terms')));
  expect(await form.send(access)).toEqual({ kind: 'wrong', field: 'terms' });
  expect(form.state.values.terms).toBe(false);
  expect(shownFault(form.state, 'terms')).toBe('registration.fault.outdated');
  form.set('terms', true);
  expect(shownFault(form.state, 'terms')).toBeUndefined();
});

test('PGS-1 sends one request when the button is pressed twice', async () => {
  const form = filledIn(success(undefined), success(undefined));
  await Promise.all([form.send(access), form.send(access)]);
  expect(sent).toHaveLength(1);
});

test('PGS-1 S7 keeps password and document number out of the draft, and deletes it on request', async () => {
  const form = filledIn(failure(lost));
  await form.send(access);
  const kept = JSON.stringify(await draft());
  expect(kept).toContain('Calle Mayor 1');
  for (const secret of ['blue kettle', '34 5678']) expect(kept).not.toContain(secret);
  await form.forget();
  expect(await draft()).toBeUndefined();
  expect(form.state.values.street).toBe('');
});

test('PGS-1 saves unfinished input on leaving, along with the earlier draft', async () => {
  const before = { values: { city: 'Vigo', street: 'Mar 1' }, at: Date.now() };
  await drafts.put('registration', before);
  const form = filledIn();
  Object.assign(form.state.values, { city: '', street: '' });
  const restoring = form.restore();
  form.set('city', 'Vig');
  leave();
  expect(await draft()).toEqual(before);
  await restoring;
  expect(form.state.values).toMatchObject({ city: 'Vig', street: 'Mar 1' });
  leave();
  expect((await draft())?.values).toMatchObject({ city: 'Vig', street: 'Mar 1' });
});

test('PF-10 PGS-1 lets go of storage when the page is left, and opens it again when needed', async () => {
  const form = filledIn();
  form.end();
  expect(end).not.toHaveBeenCalled();
  await form.restore();
  form.end();
  form.end();
  expect(end).toHaveBeenCalledOnce();
  await form.restore();
  expect(form.state.ready).toBe(true);
});
