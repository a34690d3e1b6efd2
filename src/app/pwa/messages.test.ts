import { expect, it } from 'vitest';
import { parsePageMessage, parseWorkerMessage } from './messages.ts';

it('PWA-2 B58 ignores foreign messages', () => {
  for (const data of [undefined, null, 'warm', 7, [], {}, { type: 'toString' }, { type: 'warm' }]) {
    expect(parsePageMessage(data)).toBeUndefined();
    expect(parseWorkerMessage(data)).toBeUndefined();
  }
  expect(parseWorkerMessage({ type: 'content-updated', url: 'not a url' })).toBeUndefined();
});

it('PWA-2 accepts only URLs in a warm-up, and no more than a page can need', () => {
  const url = 'https://cms.example.com/api/homes';
  const long = `${url}?${'x'.repeat(5000)}`;
  expect(parsePageMessage({ type: 'warm', urls: [url, 7, '/relative', long] })).toEqual({
    type: 'warm',
    urls: [url],
  });
  const many = Array.from({ length: 1000 }, () => url);
  expect(parsePageMessage({ type: 'warm', urls: many })).toMatchObject({ urls: { length: 100 } });
});

it('PF-12 accepts only group names to prefetch', () => {
  expect(parsePageMessage({ type: 'fill', groups: ['everybody', 7, 'en'] })).toEqual({
    type: 'fill',
    groups: ['everybody', 'en'],
  });
  expect(parsePageMessage({ type: 'fill' })).toBeUndefined();
});

it('PWA-2 ignores unknown members of worker messages', () => {
  const url = 'https://cms.example.com/api/homes';
  expect(parseWorkerMessage({ type: 'content-updated', url, html: '<b>' })).toEqual({
    type: 'content-updated',
    url,
  });
});

const PUSH = {
  id: 'm1',
  title: 'Free spins',
  body: 'Until Sunday',
  path: '/promotions/autumn?x=1',
  image: 'https://site.example/content/uploads/a.avif',
  priority: 'high',
  topic: 'promotions',
};

it('PWA-5 reads a forwarded push message without unknown members', () => {
  const push = { ...PUSH, token: 'secret' };
  expect(parseWorkerMessage({ type: 'push-received', push })).toEqual({
    type: 'push-received',
    push: PUSH,
  });
  expect(parseWorkerMessage({ type: 'open', path: '/x', push })).toEqual({
    type: 'open',
    path: '/x',
    push: PUSH,
  });
  expect(parseWorkerMessage({ type: 'open', path: '/x' })).toEqual({ type: 'open', path: '/x' });
});

it('PWA-5 B48 opens URLs of this site alone', () => {
  for (const path of ['https://evil.example/', '//evil.example', '/\\evil', 'javascript:1', 7]) {
    expect(parseWorkerMessage({ type: 'open', path })).toBeUndefined();
    expect(parseWorkerMessage({ type: 'push-received', push: { ...PUSH, path } })).toBeUndefined();
  }
  for (const field of ['id', 'title', 'body', 'topic']) {
    const push = { ...PUSH, [field]: 7 };
    expect(parseWorkerMessage({ type: 'push-received', push })).toBeUndefined();
  }
});

it('PWA-5 reads that a page is listening, or that its player logged out', () => {
  expect(parsePageMessage({ type: 'started', language: 'es' })).toEqual({
    type: 'started',
    language: 'es',
  });
  expect(parsePageMessage({ type: 'started' })).toBeUndefined();
  expect(parsePageMessage({ type: 'clear-notifications', all: true })).toEqual({
    type: 'clear-notifications',
  });
});
