import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createOpenServer } from './open-server.ts';

const ASKED = 'GET / HTTP/1.1\r\nHost: www.foyer.example\r\n\r\n';

async function listen(idleMs: number, answer: Parameters<typeof createOpenServer>[1]) {
  const server = createOpenServer({ headers: {}, refusal: {}, idleMs }, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connected = once(server, 'connection');
  const client = connect(port, '127.0.0.1');
  const [socket] = await connected;
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  return { client, socket };
}

test('SEC closes a connection that sends a request and reads no response', async () => {
  const much = Buffer.alloc(250_000);
  const { client, socket } = await listen(100, (_req, res) => res.end(much));
  client.on('error', () => undefined).pause();
  client.write(ASKED.repeat(40));
  await once(socket, 'close');
  expect(socket.bytesWritten).toBeLessThan(40 * much.length);
});

test('SEC keeps a connection whose response arrives in pieces', async () => {
  // All pieces together take longer than the idle timeout.
  const pieces = 30;
  const { client } = await listen(1000, (_req, res) => {
    res.writeHead(200, { 'Content-Length': String(pieces) });
    let left = pieces;
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) return res.write('x');
      clearInterval(timer);
      return res.end('x');
    }, 50);
  });
  let answer = '';
  client.on('data', (piece) => {
    answer += piece;
    if (answer.endsWith('x'.repeat(pieces))) client.end();
  });
  client.write(ASKED);
  await once(client, 'close');
  expect(answer.endsWith(`\r\n\r\n${'x'.repeat(pieces)}`)).toBe(true);
});
