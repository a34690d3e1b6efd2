import { expect, test } from 'vitest';
import { checkConfig } from '../config/check-config.ts';
import defaults from '../config/default-site.json' with { type: 'json' };
import { describeConfig, describeLength } from './describe-config.ts';

const meaningOf = (changes: object) => {
  const checked = checkConfig({ ...defaults, ...changes });
  if (!checked.ok) throw new Error(checked.error.join());
  return describeConfig(checked.value).join('\n');
};

test('CFG-6 lists missing pages and hidden buttons with the reason', () => {
  const meaning = meaningOf({ routes: { games: '/games' }, chat: undefined });
  expect(meaning).toContain('not mounted, no path in routes: login, registration, helpInfo');
  expect(meaning).toContain('playerArea, userInformation, userDocumentation, stores');
  expect(meaning).toContain('login button hidden: routes.login is not set');
  expect(meaning).toContain('chat button hidden: chat is not set');
  expect(meaningOf({})).not.toContain('chat button');
  expect(meaningOf({ push: false })).toContain('push messages off: push is false');
  expect(meaningOf({})).not.toContain('push messages');
});

test('CFG-6 CKE-3 calls the cookie message off only if neither setting shows it', () => {
  const off = 'cookie message off: showBasicCookiesMessage is not set';
  expect(meaningOf({})).toContain(off);
  expect(meaningOf({ showBasicCookiesMessage: true })).not.toContain(off);
  expect(meaningOf({ gtm: { key: 'GTM-ABC123' } })).not.toContain(off);
});

test('CFG-6 AUT-6 lists the links that the identity dialog leaves out', () => {
  const { helpInfo: _, ...routes } = defaults.routes;
  const none = { company: { name: 'Foyer' }, helpCategory: undefined };
  const shown = { showPlayerNotVerifiedModal: true };
  expect(meaningOf(shown)).not.toContain('identity dialog');
  const meaning = meaningOf({ ...shown, ...none });
  expect(meaning).toContain('identity dialog without call link: company.phone is not set;');
  expect(meaning).toContain('identity dialog without email link: company.email is not set;');
  expect(meaning).toContain(
    'identity dialog without help link: helpCategory.documentation is not set',
  );
  expect(meaningOf({ ...shown, routes })).toContain(
    'identity dialog without help link: routes.helpInfo is not set',
  );
  expect(meaningOf({ ...none, showPlayerNotVerifiedModal: undefined })).not.toContain('identity');
});

test('CFG-6 lists pages that have a path but are not mounted, with the reason', () => {
  const { playerArea: _, userDocumentation: __, ...routes } = defaults.routes;
  const meaning = meaningOf({ routes, showStyleGuide: false });
  expect(meaning).toContain('not mounted without routes.playerArea: userInformation\n');
  expect(meaning).toContain('not mounted: style-guide; showStyleGuide is not true');
  const { games: ___, ...noGames } = defaults.routes;
  expect(meaningOf({ routes: noGames })).toContain(
    'not mounted without routes.games: gamesProviders',
  );
  expect(meaningOf({})).not.toContain('not mounted');
});

test('CFG-6 CKE-5 says where visits are redirected, and that a first page is missing', () => {
  const routes = { ...defaults.routes, home: '/games' };
  expect(meaningOf({ customNavigationMode: {}, routes })).toContain(
    'custom navigation: first visit sets /sports',
  );
  expect(meaningOf({ customNavigationMode: { path: '/gone' } })).toContain(
    'custom navigation off: /gone is no page of this site',
  );
});

test('CFG-6 CFG-7 names colours that apply to the light theme too', () => {
  const ground = { backdrop: '#001020', 'surface-1': '#001830' };
  expect(meaningOf({ theme: ground })).toContain(
    'theme: backdrop, surface-1 in the light theme, too',
  );
  expect(meaningOf({ theme: { ...ground, light: ground } })).not.toContain('theme:');
  expect(meaningOf({ theme: { dark: ground, 'radius-m': '8px' } })).not.toContain('theme:');
});

test('CFG-6 AUT-3 explains same-site rules for accounts on another origin', () => {
  const operator = 'https://api.foyer.example';
  const endpoints = { ...defaults.endpoints, operator };
  expect(meaningOf({ endpoints })).toContain(`accounts at ${operator}: serve the site from`);
  const siteUrl = 'https://www.foyer.example';
  expect(meaningOf({ endpoints, siteUrl })).not.toContain('accounts at');
  expect(meaningOf({})).not.toContain('accounts at');
});

test('CFG-6 reports a list that is longer than its page', () => {
  expect(describeLength({ type: 'sitemap-blocks', total: 61, shown: 50 })).toBe(
    'sitemap-blocks: 61 items, 50 shown',
  );
});
