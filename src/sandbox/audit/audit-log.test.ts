import { expect, it } from 'vitest';
import { openOperatorDatabase } from '../operator/operator-database.ts';
import { operatorParts } from '../parts.ts';
import { audit } from './audit-log.ts';

it('AUT-1 makes SQLite refuse to change, replace or delete an audit line', () => {
  const database = openOperatorDatabase(':memory:', operatorParts, new Date());
  audit(database, { event: 'sign-in', by: 'player', accountCode: 'VERA0001' }, new Date());
  for (const attempt of [
    "UPDATE audit SET account_code = 'NADIA001'",
    'DELETE FROM audit',
    "INSERT OR REPLACE INTO audit (id, at, event, actor) VALUES (1, 0, 'sign-out', 'player')",
  ])
    expect(() => database.exec(attempt)).toThrow('the audit log is append-only');
  expect(database.prepare('SELECT event, account_code FROM audit').all()).toEqual([
    { event: 'sign-in', account_code: 'VERA0001' },
  ]);
});
