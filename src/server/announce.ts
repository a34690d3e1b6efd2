import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeBrand } from './brand-files.ts';
import { describeConfig } from './describe-config.ts';
import { PUBLIC, ROOT } from './environment.ts';
import { describeListLengths } from './list-lengths.ts';
import type { Site } from './site.ts';

/** Logs a summary of the configuration and its content at startup (CFG-6). */
export async function announce({ config, environment, content, app, log }: Site): Promise<void> {
  for (const line of describeConfig(config)) log(`  ${line}`);
  const brandLine = describeBrand(config.company.name, environment.brandDir, PUBLIC);
  if (brandLine !== undefined) log(`  ${brandLine}`);
  const { http, bases } = content;
  const lists = config.languages.flatMap((locale) => app.measuredLists(locale, config));
  for (const line of await describeListLengths(http, bases.content, lists)) log(`  ${line}`);
}

/** The version in package.json. */
export function versionOfPackage(): string {
  const text = readFileSync(join(ROOT, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
