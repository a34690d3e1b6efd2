import { expect, it } from 'vitest';
import { parsePageMessage, parseWorkerMessage } from './messages.ts';

it('PWA-2 ignores messages that are not ours', () => {
  for (const data of [undefined, null, 'warm', 7, [], {}, { type: 'toString' }, { type: 'warm' }]) {
    expect(parsePageMessage(data)).toBeUndefined();
    expect(parseWorkerMessage(data)).toBeUndefined();
  }
  expect(parseWorkerMessage({ type: 'content-updated', url: 'not a url' })).toBeUndefined();
});

it('PWA-2 takes of a warm-up only what is an address, and no more than a page can need', () => {
  const url = 'https://cms.example.com/api/homes';
  const long = `${url}?${'x'.repeat(5000)}`;
  expect(parsePageMessage({ type: 'warm', urls: [url, 7, '/relative', long] })).toEqual({
    type: 'warm',
    urls: [url],
  });
  const many = Array.from({ length: 1000 }, () => url);
  expect(parsePageMessage({ type: 'warm', urls: many })).toMatchObject({ urls: { length: 100 } });
});

it('PWA-2 reads the worker without what else a message carries', () => {
  const url = 'https://cms.example.com/api/homes';
  expect(parseWorkerMessage({ type: 'content-updated', url, html: '<b>' })).toEqual({
    type: 'content-updated',
    url,
  });
});
