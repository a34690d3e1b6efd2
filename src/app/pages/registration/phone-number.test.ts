import { expect, test } from 'vitest';
import { toE164 } from './phone-number.ts';

test.each([
  ['612 345 678', 'ES', '+34612345678'],
  ['(612) 345-6.78', 'ES', '+34612345678'],
  ['+34 612 345 678', 'PT', '+34612345678'],
  ['0034612345678', 'ES', '+34612345678'],
  ['٦١٢ ٣٤٥ ٦٧٨', 'ES', '+34612345678'],
  ['020 7946 0018', 'GB', '+442079460018'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['40 123 4567', 'FI', '+358401234567'],
  ['12345', 'ZZ', undefined],
  ['612 345 67a', 'ES', undefined],
  ['123', 'ES', undefined],
  ['+0 612 345 678', 'ES', undefined],
  ['', 'ES', undefined],
])('PGS-1 reads the phone number %j typed in %s as %s', (typed, country, number) => {
  expect(toE164(typed, country)).toBe(number);
});
