// `npm run preview-link -- --path /promotions/x --at 2026-12-24T18:00 --hours 24`: prints a link for an editor.
import { parseArgs } from 'node:util';
import { readEnvironment } from '../environment.ts';
import { loadConfig } from '../load-config.ts';
import { previewLink } from './preview-link.ts';

try {
  const { values } = parseArgs({
    options: {
      path: { type: 'string' },
      at: { type: 'string' },
      hours: { type: 'string' },
      site: { type: 'string' },
    },
  });
  const { siteConfig, port, previewSecret: secret } = readEnvironment(process.env);
  if (!secret) throw new Error('PREVIEW_SECRET: missing; set it to the value that the site has');
  const origin =
    values.site?.replace(/\/$/, '') ?? siteUrlOf(siteConfig) ?? `http://localhost:${port}`;
  const hours = values.hours === undefined ? undefined : Number(values.hours);
  console.log(previewLink({ ...values, hours }, { origin, secret, now: Date.now() }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @throws Error with one line per fault of the configuration, whose address would be missing in the link */
function siteUrlOf(file: string): string | undefined {
  const config = loadConfig(file);
  if (!config.ok) throw new Error(config.error.map((line) => `SITE_CONFIG: ${line}`).join('\n'));
  return config.value.siteUrl;
}
