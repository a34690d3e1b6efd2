import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBracketQuery } from './bracket-query.ts';

const read = (text: string) => JSON.parse(JSON.stringify(parseBracketQuery(text)));

test.each([
  ['', {}],
  ['locale=es&_q=a+b%20c', { locale: 'es', _q: 'a b c' }],
  ['fields[0]=a&fields[1]=b', { fields: ['a', 'b'] }],
  ['fields[1]=b&fields[0]=a', { fields: ['a', 'b'] }],
  ['fields[]=a&fields[]=b', { fields: ['a', 'b'] }],
  ['fields[5]=a&fields[]=b', { fields: ['a', 'b'] }],
  ['fields=a&fields=b', { fields: ['a', 'b'] }],
  ['filters%5Border%5D%5B%24gt%5D=3', { filters: { order: { $gt: '3' } } }],
  ['filters[$or][0][a]=1&filters[$or][1][b]=2', { filters: { $or: [{ a: '1' }, { b: '2' }] } }],
  ['populate[0]=a&populate[b][fields]=c', { populate: { 0: 'a', b: { fields: 'c' } } }],
  ['on[widget.faq]=true', { on: { 'widget.faq': 'true' } }],
  ['flag&=nothing', { flag: '' }],
])('QRY-1 reads %s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('QRY-1 B4 reads built-in JavaScript property names like any other', () => {
  const { filters } = parseBracketQuery('filters[__proto__][isAdmin]=1&filters[constructor]=2');
  expect(Object.keys(filters ?? {})).toEqual(['__proto__', 'constructor']);
  expect(Object.getPrototypeOf(filters)).toBeNull();
  expect('isAdmin' in {}).toBe(false);
});

test.each([
  ['filters[order', /key filters\[order$/],
  ['filters[order]]=1', /key filters\[order]]$/],
  ['a=1&a[b]=2', /a\[b] conflicts with a value/],
  ['a[b]=2&a=1', /a conflicts with an object/],
  [`a${'[b]'.repeat(20)}=1`, /more than 20 levels/],
  ['a[100]=1', /more than 100 values/],
  ['a[]=1&'.repeat(101), /more than 100 values/],
  ['a=1&'.repeat(101), /more than 100 values/],
])('QRY-1 refuses %s', (text, message) => {
  expect(() => parseBracketQuery(text)).toThrow(message);
});

test('QRY-1 reads back queries written as paths', () => {
  const name = fc.stringMatching(/^[a-z$][^[\]]*$/);
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 20 }), fc.string(), (path, value) => {
      const [first = '', ...rest] = path;
      const key = `${first}${rest.map((part) => `[${part}]`).join('')}`;
      const expected = path.reduceRight<unknown>((inner, part) => ({ [part]: inner }), value);
      expect(read(new URLSearchParams([[key, value]]).toString())).toEqual(expected);
    }),
  );
});
