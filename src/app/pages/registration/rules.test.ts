import { expect, test } from 'vitest';
import { emptyValues, type Field, type RegistrationValues } from './registration-values.ts';
import { faultOf, faultsOf, wasFilledIn } from './rules.ts';

const terms = { minimumAge: 18, countries: ['ES', 'PT'], today: '2026-11-21' };
const good: RegistrationValues = {
  ...emptyValues(),
  username: 'lola.light',
  email: 'lola@example.com',
  password: 'blue kettle roof',
  firstName: 'Lola',
  lastName: 'Light',
  birthDate: '21 11 2008',
  documentNumber: '12345678 Z',
  country: 'ES',
  street: 'Calle Mayor 1',
  postalCode: '28013',
  city: 'Madrid',
  phone: '612 345 678',
  terms: true,
  privacy: true,
};

test('PGS-1 accepts valid values, also on the day of coming of age', () => {
  for (const step of ['account', 'details'] as const)
    expect(faultsOf(step, good, terms)).toEqual([]);
});

test.each<[Field, Partial<RegistrationValues>, string]>([
  ['username', { username: 'lol' }, 'registration.fault.usernameForm'],
  ['username', { username: 'lola light' }, 'registration.fault.usernameForm'],
  ['email', { email: 'lola@example' }, 'registration.fault.email'],
  ['password', { password: '' }, 'registration.fault.password'],
  ['password', { password: 'my lola.light!' }, 'password.fault.personal'],
  ['firstName', { firstName: '  ' }, 'registration.fault.firstName'],
  ['lastName', { lastName: 'x'.repeat(81) }, 'registration.fault.tooLong'],
  ['birthDate', { birthDate: '22 11 2008' }, 'registration.fault.age'],
  ['birthDate', { birthDate: '21 11 2027' }, 'registration.fault.birthDate'],
  ['birthDate', { birthDate: '21 11 1890' }, 'registration.fault.birthDate'],
  ['documentNumber', { documentNumber: '12/34' }, 'registration.fault.documentNumber'],
  ['country', { country: 'US' }, 'registration.fault.country'],
  ['postalCode', { postalCode: '1' }, 'registration.fault.postalCode'],
  ['phone', { phone: '12' }, 'registration.fault.phone'],
  ['limitDay', { limitDay: '12,50' }, 'registration.fault.limit'],
  ['limitDay', { limitDay: '0' }, 'registration.fault.limit'],
  ['limitWeek', { limitDay: '50', limitWeek: '20' }, 'registration.fault.limitOrder'],
  ['limitMonth', { limitWeek: '50', limitMonth: '20' }, 'registration.fault.limitOrder'],
  ['terms', { terms: false }, 'registration.fault.terms'],
])('PGS-1 %s of %j: %s', (field, change, fault) => {
  expect(faultOf(field, { ...good, ...change }, terms)).toBe(fault);
});

test('PGS-1 counts a step as filled in after a reload, despite values that are never saved', () => {
  expect(wasFilledIn('account', { ...good, password: '' }, terms)).toBe(true);
  expect(wasFilledIn('details', { ...good, documentNumber: '' }, terms)).toBe(true);
  expect(wasFilledIn('account', { ...good, email: '' }, terms)).toBe(false);
});
