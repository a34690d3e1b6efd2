// `npm run preview-link`: prints a link for an editor.
import { commandArguments } from '../../lib/command-arguments.ts';
import { readEnvironment } from '../environment.ts';
import { loadConfig } from '../load-config.ts';
import { previewLink } from './preview-link.ts';

const USAGE = `npm run preview-link [-- OPTIONS]
  --path PATH     page to open, such as /promotions/x; home without it
  --at TIME       moment to show, such as 2026-12-24T18:00; now without it
  --hours N       how long the link is valid; 24 without it
  --site ORIGIN   address of the site; siteUrl of the configuration without it`;

const { values } = commandArguments(USAGE, {
  options: {
    path: { type: 'string' },
    at: { type: 'string' },
    hours: { type: 'string' },
    site: { type: 'string' },
  },
});

try {
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
