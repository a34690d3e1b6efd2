import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Sends the head of a request, runs `meanwhile` once the server has read it, then sends the body. */
export async function askSlowly(
  url: string,
  { method, headers, body }: { method: string; headers: Record<string, string>; body: string },
  meanwhile: () => Promise<unknown>,
) {
  const slow = request(url, { method, headers: { ...headers, Expect: '100-continue' } });
  slow.flushHeaders();
  await once(slow, 'continue');
  await meanwhile();
  slow.end(body);
  const [answer] = (await once(slow, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: JSON.parse(await text(answer)) as object };
}
