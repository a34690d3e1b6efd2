import { expect, test } from 'vitest';
import { checkConfig } from '../config/check-config.ts';
import defaults from '../config/default-site.json' with { type: 'json' };
import { createDocumentHeaders, workerPolicy } from './security-headers.ts';

const inDigital = {
  appKey: 'app',
  scriptUrl: 'https://sdk.push.example/sdk.min.js',
  workerUrl: 'https://worker.push.example/worker.min.js',
  deviceApiUrl: 'https://device.push.example/v1',
};

/** The policies of page and worker, a line each directive, of which only those that name the service or a policy. */
function policies(providers: object): string[] {
  const checked = checkConfig({ ...defaults, providers });
  if (!checked.ok) throw new Error(checked.error.join('\n'));
  const headers = createDocumentHeaders(checked.value)({
    script: 'sha256-a',
    styles: ['sha256-b'],
  });
  return [headers['Content-Security-Policy'], workerPolicy(checked.value)]
    .flat()
    .flatMap((policy) => policy?.split('; ') ?? [])
    .filter((directive) => /push\.example|trusted-types /.test(directive));
}

test('CFG-2 S1 the push service’s origins are open where it needs them, and only when it is configured', () => {
  expect(policies({ inDigital })).toEqual([
    "connect-src 'self' https://device.push.example",
    'trusted-types app-boot app-html app-sw dompurify default',
    "script-src 'self' 'sha256-a' https://sdk.push.example",
    "script-src 'self' https://worker.push.example",
    "connect-src 'self' https://device.push.example",
  ]);
  expect(policies({})).toEqual(['trusted-types app-boot app-html app-sw dompurify']);
});
