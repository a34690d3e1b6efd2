import { expect, test } from 'vitest';
import type { PersonalData } from '../../../../operator/personal-data.ts';
import { type ContactForm, contactChange, contactFaults } from './contact-change.ts';

const known: PersonalData = {
  firstName: 'Vera',
  lastName: 'Luz',
  birthDate: '1990-02-03',
  documentNumber: '******42X',
  email: 'vera@example.com',
  phone: '+34600111222',
  address: { street: 'Calle Mayor 1', city: 'Madrid', postalCode: '28013', country: 'ES' },
  language: 'es',
};
const asKnown: ContactForm = {
  email: known.email,
  phone: '+34 600 11 12 22',
  street: known.address.street,
  city: known.address.city,
  postalCode: known.address.postalCode,
  language: known.language,
};

test('PGS-1 sends only changed fields, and an address as a whole', () => {
  expect(contactChange(asKnown, known)).toBeUndefined();
  expect(contactChange({ ...asKnown, city: ' Soria ' }, known)).toEqual({
    address: { ...known.address, city: 'Soria' },
  });
  expect(contactChange({ ...asKnown, phone: '0034 (600) 11-12-23' }, known)).toEqual({
    phone: '+34600111223',
  });
});

test('PGS-1 reports invalid fields before sending', () => {
  expect(contactFaults(asKnown)).toEqual({});
  const wrong = { ...asKnown, email: 'vera@home', phone: '600111222', city: ' ', postalCode: '1' };
  expect(Object.keys(contactFaults(wrong)).sort()).toEqual([
    'city',
    'email',
    'phone',
    'postalCode',
  ]);
  expect(contactFaults({ ...asKnown, email: '<vera@example.com>' })).toEqual({
    email: 'player.refused.email',
  });
});
