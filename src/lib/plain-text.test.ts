import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('separates words at block tags but not at inline tags, and unescapes entities', () => {
  expect(
    plainText('<h3>Limits</h3><p>By <b>d</b>ay,\n week</p><ul><li>one</li><li>two</li></ul>'),
  ).toBe('Limits By day, week one two');
  expect(
    plainText('<p>5&nbsp;€ &lt; 10 &amp; &#233;&#xE9; &amp;lt; &unknown; &#9999999;</p>'),
  ).toBe('5 € < 10 & éé &lt; &unknown; &#9999999;');
  expect(plainText('<br><hr>')).toBe('');
});
