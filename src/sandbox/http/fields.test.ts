import * as v from 'valibot';
import { expect, test } from 'vitest';
import { email } from './fields.ts';

test.each(["vera.o'hara@example.com", 'ñandú@españa.es'])(
  'PGS-1 the operator accepts the email address %s, as the forms do',
  (address) => {
    expect(v.safeParse(email, address)).toMatchObject({ success: true });
  },
);

test.each([
  ['', 'field_required'],
  ['vera@localhost', 'email_invalid'],
  [`${'v'.repeat(250)}@example.com`, 'email_invalid'],
])('PGS-1 the operator refuses the email address %j: %s', (address, code) => {
  expect(v.safeParse(email, address).issues?.map(({ message }) => message)).toContain(code);
});
