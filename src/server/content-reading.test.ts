import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkConfig } from '../config/check-config.ts';
import defaultSite from '../config/default-site.json' with { type: 'json' };
import { socialNetworksQuery } from '../content/footer.ts';
import { parsePromotions } from '../content/promotions.ts';
import { createContentReading } from './content-reading.ts';

test('REQ-10 F7 reports what an editor typed in one short line, once', async () => {
  const config = checkConfig(defaultSite);
  if (!config.ok) throw new Error(config.error.join('\n'));
  const log = vi.fn();
  const { context } = createContentReading({
    config: config.value,
    origin: 'http://site',
    onChange: () => {},
    log,
  });
  const typed = `\n\u2028policy violation: \u202e\u001b[2J${'a'.repeat(1_000_000)}`;
  const good = { documentId: 'a', slug: 'a', title: 'A week of spins' };
  for (const end of ['', 'and more'])
    expect(
      await parsePromotions({ data: [good, { ...good, slug: typed + end }] }, context),
    ).toHaveLength(1);
  expect(log).toHaveBeenCalledOnce();
  const line = String(log.mock.calls[0]);
  expect(line).toMatch(/^content: promotion a left out: .*policy violation:.*…$/u);
  expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(line.length).toBeLessThan(320);
});

test('FRM-4 shows a list soon after its permission has been repaired', async () => {
  let isForbidden = true;
  const network = { documentId: 'a', url: 'https://x.example/marquee', icon: 'x' };
  const strapi = createServer((_, response) => {
    const error = { status: 403, name: 'ForbiddenError', message: 'Forbidden', details: {} };
    response.writeHead(isForbidden ? 403 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isForbidden ? { data: null, error } : { data: [network] }));
  });
  await new Promise<void>((resolve) => strapi.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    strapi.close();
    strapi.closeAllConnections();
  });
  const config = checkConfig(defaultSite);
  if (!config.ok) throw new Error(config.error.join('\n'));
  const log = vi.fn();
  const onChange = vi.fn();
  const { source } = createContentReading({
    config: { ...config.value, content: { ...config.value.content, freshSeconds: -1 } },
    origin: `http://127.0.0.1:${(strapi.address() as AddressInfo).port}`,
    onChange,
    log,
  });
  const read = async () => (await source.read(socialNetworksQuery())).answer;
  expect(await read()).toEqual({ ok: true, value: [] });
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^content: left empty: .*: status 403$/));
  isForbidden = false;
  await read();
  await expect.poll(() => onChange).toHaveBeenCalledOnce();
  expect(await read()).toMatchObject({ ok: true, value: [{ href: network.url }] });
});

test('REQ-6 logs why the content system could not be asked', async () => {
  const config = checkConfig(defaultSite);
  if (!config.ok) throw new Error(config.error.join('\n'));
  const away = createServer((_, response) => response.writeHead(301, { location: '/' }).end());
  await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve));
  const log = vi.fn();
  const { source } = createContentReading({
    config: config.value,
    origin: `http://127.0.0.1:${(away.address() as AddressInfo).port}`,
    onChange: () => {},
    log,
  });
  await source.read(socialNetworksQuery());
  expect(log.mock.lastCall?.[0]).toMatch(
    /^content: .*: network \(fetch failed: unexpected redirect\)$/,
  );
  away.closeAllConnections();
  await new Promise((resolve) => away.close(resolve));
  source.forgetFailures();
  await source.read(socialNetworksQuery());
  expect(log.mock.lastCall?.[0]).toMatch(/^content: .*: network \(fetch failed: ECONNREFUSED\)$/);
});
