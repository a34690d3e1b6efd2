import { expect, it } from 'vitest';
import { figuresOf, readDocumentNumber } from './document-number.ts';
import { COUNTRIES } from './registration-access.ts';

/** Example numbers published by the authorities or in their standards, or derived from their rules. */
const right: readonly (readonly [country: string, typed: string, number: string])[] = [
  ['AR', '20-05536168-2', '5536168'],
  ['AR', '5.536.168', '5536168'],
  ['BR', '390.533.447-05', '39053344705'],
  ['CL', '12.531.909-2', '125319092'],
  ['CZ', '710319/2745', '7103192745'],
  ['CZ', '123456789', '123456789'],
  ['DE', 'T220001293', 'T22000129'],
  ['DE', 'l01x00t471', 'L01X00T47'],
  ['EC', '171430710-3', '1714307103'],
  ['ES', '54362315-K', '54362315K'],
  ['ES', '54362315', '54362315K'],
  ['ES', 'ES 54362315K', '54362315K'],
  ['ES', '01234567L', '1234567L'],
  ['ES', '1234567-L', '1234567L'],
  ['ES', 'X-2482300W', 'X2482300W'],
  ['ES', 'X02482300W', 'X2482300W'],
  ['FI', '131052-308T', '131052308T'],
  ['IE', '6433435F', '6433435F'],
  ['IE', '6433435IH', '6433435IH'],
  ['IT', 'RCCMNL83S18D969H', 'RCCMNL83S18D969H'],
  ['IT', 'CA00000AA', 'CA00000AA'],
  ['MX', 'BOXW310820HNERXN09', 'BOXW310820HNERXN09'],
  ['NO', '151086 95088', '15108695088'],
  ['PA', '8-123-456', '8-123-456'],
  ['PE', '10117410-2', '10117410'],
  ['PL', '44051401359', '44051401359'],
  ['PL', 'ABA300000', 'ABA300000'],
  ['PT', '501 964 843', '501964843'],
  ['PT', '00000000 0 ZZ4', 'CC000000000'],
  ['RO', '1630615123457', '1630615123457'],
  ['SE', '880320-0016', '8803200016'],
  ['SE', '19880320-0016', '8803200016'],
  ['UY', '1.234.567-2', '12345672'],
  ['DK', '070761-4285', '0707614285'],
];

it.each(right)('RTE-6 reads %s %s as document %s', (country, typed, number) => {
  expect(COUNTRIES).toContain(country);
  expect(readDocumentNumber(typed, country)).toEqual({ number, isWrong: false });
});

/** The same numbers with one digit or letter changed. */
it.each([
  ['AR', '20-05536168-3'],
  ['BR', '390.533.447-06'],
  ['BR', '390.533.447-15'],
  ['CL', '12.531.909-K'],
  ['CZ', '710319/2746'],
  ['DE', 'T220001294'],
  ['EC', '171430711-3'],
  ['ES', '54362315-A'],
  ['ES', '54362316-K'],
  ['ES', 'Y-2482300W'],
  ['FI', '131052-308U'],
  ['IE', '6433435E'],
  ['IE', '6433435IG'],
  ['IT', 'RCCMNL83S18D969I'],
  ['MX', 'BOXW310820HNERXN08'],
  ['NO', '151086 95089'],
  ['PE', '10117410-3'],
  ['PL', '44051401358'],
  ['PL', 'ABA300001'],
  ['PT', '501 964 842'],
  ['PT', '00000000 0 ZZ5'],
  ['RO', '1630615123458'],
  ['SE', '880320-0017'],
  ['UY', '1.234.567-3'],
  // A valid number with extra characters, or with a letter in place of a digit.
  ['ES', '25483906K1'],
  ['ES', '25483906-K-01'],
  ['ES', '2548390GK'],
])('RTE-6 rejects the check digit or the form of %s %s', (country, typed) => {
  expect(readDocumentNumber(typed, country).isWrong).toBe(true);
});

it('RTE-6 reads the number of a passport unchanged', () => {
  for (const passport of ['C01X00T47', 'AAA123456', '123456789'])
    expect(readDocumentNumber(passport, 'ES').number).toBe(passport);
});

it('RTE-6 keeps the digits of a number when its letters are dropped', () => {
  expect(figuresOf('025483906')).toBe(figuresOf('25483906K'));
  expect(figuresOf('AB123')).toBeUndefined();
});

it.each(['2S4B39O6K', '2s4b39o6k', '2S-4B39-O-6K', 'O25483906', '254B3906', 'X25483906'])(
  'RTE-6 finds the digits of 25483906-K in %s, with look-alike letters read as digits',
  (typed) => {
    expect(figuresOf(typed)).toBe(figuresOf('25483906K'));
  },
);
