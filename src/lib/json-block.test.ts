import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toJsonBlock } from './json-block.ts';

test('REQ-7 B46 escapes transferred state so that it cannot close its element', () => {
  const nasty = fc.constantFrom(
    '</script>',
    '<!--',
    '-->',
    '\u2028',
    '\u2029',
    '&lt;',
    '"',
    '\\',
    ']]>',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(nasty, fc.string())), (texts) => {
      const block = toJsonBlock(texts);
      expect(block).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(block)).toEqual(texts);
    }),
  );
});
