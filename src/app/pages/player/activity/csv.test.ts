import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvAmount, toCsv } from './csv.ts';

test('PGS-1 writes CSV to RFC 4180, in UTF-8 with a byte order mark', () => {
  expect(
    toCsv(['When', 'Jeu « Été », 2'], [[{ text: 'He said "no"' }, { text: 'two\nlines' }]]),
  ).toBe('\uFEFFWhen,"Jeu « Été », 2"\r\n"He said ""no""","two\nlines"\r\n');
});

test('PGS-1 writes no text that a spreadsheet runs as a formula, and keeps amounts numeric', () => {
  const row = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', 'Golden = Matinée'];
  expect(toCsv([], [row.map((text) => ({ text }))])).toBe(
    "\uFEFF\r\n'=1+1,'+1,'-1,'@SUM(A1),'\t=1,' =1,'＝1,Golden = Matinée\r\n",
  );
  expect(
    toCsv(['A'], [[csvAmount(-1250, 'EUR')], [csvAmount(1500, 'JPY')], [csvAmount(1500, 'HUF')]]),
  ).toBe('\uFEFFA\r\n-12.50\r\n1500\r\n15.00\r\n');
});

test('PGS-1 round-trips every cell for any text', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'a1 ,;"\r\n\t=+-@é€') });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 5 }), (rows) => {
      const csv = toCsv(
        ['a', 'b'],
        rows.map((texts) => texts.map((text) => ({ text }))),
      );
      const read = readCsv(csv).slice(1).flat();
      const written = rows.flat();
      expect(read).toHaveLength(written.length);
      for (const [index, text] of written.entries())
        expect([text, `'${text}`]).toContain(read[index]);
    }),
  );
});

/** An RFC 4180 parser to check the writer with. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  const fields = csv.slice(1).matchAll(/("(?:[^"]|"")*"|[^,"\r\n]*)(,|\r\n)/g);
  for (const [, field = '', end] of fields) {
    rows.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
