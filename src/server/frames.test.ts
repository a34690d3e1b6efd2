import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { checkConfig } from '../config/check-config.ts';
import defaultSite from '../config/default-site.json' with { type: 'json' };
import { readEnvironment } from './environment.ts';
import { listenForFrames, originFor } from './frames.ts';

test('S16 B37 frames of an https site send HSTS and the policies with every refusal', async () => {
  const config = checkConfig({ ...defaultSite, siteUrl: 'https://www.foyer.example' });
  if (!config.ok) throw new Error(config.error.join('\n'));
  const environment = readEnvironment({ MODE: 'production', FRAMES_PORT: '0' });
  const frames = await listenForFrames(environment, config.value);
  onTestFinished(() => frames?.close());
  const { port } = new URL(frames?.origin ?? '');
  const host = 'Host: www.foyer.example\r\n';
  for (const [status, request] of [
    [400, 'nonsense\r\n\r\n'],
    [417, `GET / HTTP/1.1\r\n${host}Expect: a-fish\r\nConnection: close\r\n\r\n`],
    [421, 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\n${host}A: ${'a'.repeat(20_000)}\r\n\r\n`],
    // The operator does not answer yet.
    [503, `GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`],
  ] as const) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(request);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const name of ['Strict-Transport-Security', 'Content-Security-Policy', 'Referrer-Policy'])
      expect(answer, `${status} ${name}`).toContain(`\r\n${name}: `);
    expect(answer, `${status}`).toContain('\r\nCache-Control: no-store\r\n');
  }
});

test('SPT-3 S16 frames have an origin where their listener answers and that policies can name', () => {
  const at = (address: string) => originFor({ address, port: 3001 });
  expect(['127.0.0.1', '0.0.0.0', '::', '::1'].map(at)).toEqual([
    'http://127.0.0.1:3001',
    'http://127.0.0.1:3001',
    'http://127.0.0.1:3001',
    'http://localhost:3001',
  ]);
});
