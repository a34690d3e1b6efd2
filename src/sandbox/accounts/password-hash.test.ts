import { argon2Sync } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import {
  hashCheaply,
  hashPassword,
  hashPasswordNow,
  isOutdated,
  isPassword,
} from './password-hash.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  hashCheaply(true);
});

it('S13 hashes passwords at the cost that OWASP recommends', async () => {
  hashCheaply(false);
  for (const kept of [await hashPassword('lantern'), hashPasswordNow('lantern')]) {
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [, , , , nonce = '', tag] = kept.split('$');
    const expected = argon2Sync('argon2id', {
      message: 'lantern',
      nonce: Buffer.from(nonce, 'base64url'),
      memory: 19 * 1024,
      passes: 2,
      parallelism: 1,
      tagLength: 32,
    });
    expect(tag).toBe(expected.toString('base64url'));
    expect([await isPassword('lantern', kept), await isPassword('lamp', kept)]).toEqual([
      true,
      false,
    ]);
  }
});

it('S13 reads hashes of other costs and of the earlier format, and reports them as outdated', async () => {
  const cheap = hashPasswordNow('lantern');
  hashCheaply(false);
  const [, , , , nonce, tag] = hashPasswordNow('lantern').split('$');
  for (const kept of [cheap, `${nonce}.${tag}`]) {
    expect(await isPassword('lantern', kept)).toBe(true);
    expect(await isPassword('lamp', kept)).toBe(false);
    expect(isOutdated(kept)).toBe(true);
  }
  expect(isOutdated(hashPasswordNow('lantern'))).toBe(false);
});

it('S13 refuses cheap hashing outside a test run', () => {
  vi.stubEnv('VITEST', undefined);
  expect(() => hashCheaply(true)).toThrow('Only tests');
});

it('S13 lets one address take eight places of the queue', async () => {
  const hash = (from: string) => hashPassword('lantern', from);
  const rush = Array.from({ length: 12 }, (_, at) => hash(`2001:db8::${at}`));
  const other = hash('203.0.113.9');
  const outcomes = (await Promise.allSettled(rush)).map(({ status }) => status);
  expect(outcomes).toEqual([...Array(10).fill('fulfilled'), 'rejected', 'rejected']);
  expect(await other).toMatch(/^\$argon2id/);
});
