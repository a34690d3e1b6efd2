import { expect, test, vi } from 'vitest';
import { checkConfig } from '../config/check-config.ts';
import defaultSite from '../config/default-site.json' with { type: 'json' };
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
