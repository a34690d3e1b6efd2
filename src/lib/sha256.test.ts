import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test('S13 hashes texts of every length around a block as Node does', () => {
  const texts = [
    'contraseña ñandú',
    ...Array.from({ length: 200 }, (_, length) => 'x'.repeat(length)),
  ];
  for (const text of texts)
    expect(Buffer.from(sha256(text)).toString('hex'), text).toBe(
      createHash('sha256').update(text).digest('hex'),
    );
});
