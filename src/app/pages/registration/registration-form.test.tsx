import { expect, test, vi } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import type { SiteConfig } from '../../../config/site-config.ts';
import { createMemoryStore } from '../../state/persist/fallback.ts';
import type { Draft } from '../../state/persist/saved-drafts.ts';
import { createRegistration } from './registration.ts';
import { RegistrationForm } from './registration-form.tsx';
import type { Step } from './registration-values.ts';

const access = {
  allowed: true,
  minimumAge: 18,
  countries: ['ES'],
  agreements: { terms: { version: '2026-03' }, privacy: { version: '2026-01' } },
};

/** Returns a step's controls in HTML, the step before filled in, by name. */
async function controlsOf(step: Step, config: Partial<SiteConfig> = {}) {
  const app = createTestApp({}, config);
  const form = createRegistration(app, () => ({
    ...createMemoryStore<Draft>(),
    beforeClose: () => undefined,
    end: () => undefined,
  }));
  await form.restore();
  form.state.terms = { minimumAge: 18, countries: ['ES'], today: '2026-11-21' };
  Object.assign(form.state.values, {
    firstName: 'Lola',
    lastName: 'Light',
    birthDate: '7 3 1990',
    email: 'lola@example.com',
    username: 'lola.light',
  });
  const html = renderInApp(
    app,
    <RegistrationForm form={form} access={access} onDenied={vi.fn()} onOpened={vi.fn()} />,
    `/register?step=${step}`,
  );
  const controls = html.match(/<(input|select)\b[^>]*>/g) ?? [];
  return new Map(controls.map((control) => [attribute(control, 'name'), control]));
}

const attribute = (control: string, name: string) =>
  control.match(new RegExp(` ${name}="([^"]*)"`, 'i'))?.[1];

test('PGS-1 gives every field its autocomplete token', async () => {
  const tokens = async (step: Step) =>
    [...(await controlsOf(step))]
      .map(([name, control]) => [name, attribute(control, 'autocomplete')])
      .filter(([, token]) => token !== undefined && token !== 'off');
  expect(Object.fromEntries(await tokens('account'))).toEqual({
    firstName: 'given-name',
    lastName: 'family-name',
    birthDate: 'bday',
    email: 'email',
    username: 'username',
    password: 'new-password',
  });
  expect(Object.fromEntries(await tokens('details'))).toEqual({
    country: 'country',
    street: 'address-line1',
    postalCode: 'postal-code',
    city: 'address-level2',
    phoneCountry: 'tel-country-code',
    phone: 'tel-national',
  });
});

test('PGS-1 opens a keyboard of digits for the date of birth', async () => {
  const birthDate = (await controlsOf('account')).get('birthDate') ?? '';
  expect(attribute(birthDate, 'inputmode')).toBe('numeric');
});

test('CFG-2 PGS-1 asks no consent for push messages on a site without them', async () => {
  const channels = async (config?: Partial<SiteConfig>) =>
    [...(await controlsOf('details', config)).keys()].filter((name) => name?.startsWith('by'));
  expect(await channels()).toEqual(['byEmail', 'bySms', 'byPush']);
  expect(await channels({ push: false })).toEqual(['byEmail', 'bySms']);
});
