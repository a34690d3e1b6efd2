import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toJsonBlock } from './json-block.ts';

test('REQ-7 B46 escapes transferred state so that it cannot close its element', () => {
  const nasty = fc.constantFrom(
    '</script>',
    '</SCRIPT\t',
    '<script ',
    '<!--',
    '<',
    '/script>',
    '!--',
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
      // Also test pairs: two harmless halves may form a tag.
      const all = [...texts, texts.join('')];
      const block = toJsonBlock(all);
      expect(block).not.toMatch(/<!--|<\/?script/i);
      expect(JSON.parse(block)).toEqual(all);
    }),
  );
});
