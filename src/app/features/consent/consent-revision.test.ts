import { expect, test } from 'vitest';
import { checkConfig } from '../../../config/check-config.ts';
import defaults from '../../../config/default-site.json' with { type: 'json' };
import { toPublicConfig } from '../../../config/public-config.ts';
import { askedFor, consentRevision } from './consent-revision.ts';

function configured(keys: object) {
  const checked = checkConfig({ ...defaults, ...keys });
  if (!checked.ok) throw new Error(checked.error.join('\n'));
  return toPublicConfig(checked.value);
}
const tags = (gtm: object) => configured({ gtm: { key: 'GTM-ABC123', ...gtm } });

test('CKE-6 asks consent for the tag manager only, not for chat, device check or push', () => {
  const providers = { inDigital: { appKey: 'app' } };
  const chat = { baseUrl: 'https://chat.example', websiteToken: 'x' };
  expect(askedFor(configured({ providers, chat }))).toEqual([]);
  expect(askedFor(tags({}))).toMatchObject([{ name: 'tagManager' }]);
});

test('CKE-6 asks again when the container or a recipient changes', () => {
  const before = consentRevision(tags({}));
  expect(consentRevision(tags({ disableAppCookies: true }))).toBe(before);
  expect(consentRevision(tags({ key: 'GTM-XYZ789' }))).not.toBe(before);
  expect(consentRevision(tags({ origins: ['https://ads.example'] }))).not.toBe(before);
  expect(consentRevision(configured({}))).not.toBe(before);
});
