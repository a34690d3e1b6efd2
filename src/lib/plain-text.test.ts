import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('blocks part words, emphasis does not, and what was escaped is itself again', () => {
  expect(
    plainText('<h3>Limits</h3><p>By <b>d</b>ay,\n week</p><ul><li>one</li><li>two</li></ul>'),
  ).toBe('Limits By day, week one two');
  expect(
    plainText('<p>5&nbsp;€ &lt; 10 &amp; &#233;&#xE9; &amp;lt; &unknown; &#9999999;</p>'),
  ).toBe('5 € < 10 & éé &lt; &unknown; &#9999999;');
  expect(plainText('<br><hr>')).toBe('');
});
