import { expect, it } from 'vitest';
import { type BuildGraph, groupFiles, isOfLanguage } from './file-groups.ts';

const ENTRY = 'src/app/entry-client.tsx';
const PLAYER = 'src/app/pages/player/limits/limits-page.tsx';
const SPANISH = 'src/app/i18n/messages/es/help.ts';
const GUIDE = 'src/app/pages/style-guide/style-guide-page.tsx';

const graph: BuildGraph = {
  [ENTRY]: {
    file: 'entry.js',
    imports: ['_shared'],
    dynamicImports: [GUIDE, PLAYER, 'src/app/pages/games.tsx'],
  },
  _shared: { file: 'shared.js', assets: ['face.woff2'] },
  'src/app/pages/games.tsx': { file: 'games.js', css: ['games.css'], imports: ['_shared'] },
  [PLAYER]: { file: 'limits.js', imports: ['_shared', '_figures'] },
  _figures: { file: 'figures.js', css: ['figures.css'] },
  'src/app/i18n/messages/es/activity.ts': { file: 'es-activity.js' },
  'src/app/i18n/messages/es/play.ts': { file: 'es-play.js' },
  // A separate entry.
  'src/app/i18n/messages/es.ts': {
    file: 'es.js',
    imports: ['_shared'],
    dynamicImports: [
      SPANISH,
      'src/app/i18n/messages/es/activity.ts',
      'src/app/i18n/messages/es/play.ts',
    ],
  },
  [SPANISH]: { file: 'es-help.js' },
  [GUIDE]: { file: 'guide.js', imports: ['_figures', '_shared'] },
};

it('PF-12 gives visitors the public pages in their language, and players the account', () => {
  expect(groupFiles(graph, ENTRY)).toEqual({
    everybody: ['entry.js', 'shared.js', 'face.woff2', 'games.js', 'games.css'],
    player: ['limits.js', 'figures.js', 'figures.css'],
    'player-es': ['es-activity.js'],
    'rare-es': ['es-play.js'],
    languages: ['es.js'],
    es: ['es-help.js'],
    rare: ['guide.js'],
  });
});

it.each([
  ['src/app/pages/play/play-page.tsx', 'rare'],
  ['src/app/pages/registration/registration-page.tsx', 'rare'],
  ['src/app/features/push/start-push.ts', 'player'],
  ['src/app/pages/login/login-page.tsx', 'everybody'],
])('PF-12 puts %s into the group %s', (module, group) => {
  const groups = groupFiles(
    { [ENTRY]: { file: 'entry.js', dynamicImports: [module] }, [module]: { file: 'it.js' } },
    ENTRY,
  );
  expect(groups[group]).toContain('it.js');
});

it('PF-12 handles circular imports', () => {
  const circle = {
    [ENTRY]: { file: 'a.js', imports: ['_b'] },
    _b: { file: 'b.js', imports: [ENTRY] },
  };
  expect(groupFiles(circle, ENTRY)).toEqual({ everybody: ['a.js', 'b.js'] });
});

it.each([
  ['es', true],
  ['player-es', true],
  ['rare-es', true],
  ['languages', true],
  ['everybody', false],
  ['player', false],
  ['rare', false],
])('PF-12 lists the group %s with the languages: %s', (group, expected) => {
  expect(isOfLanguage(group)).toBe(expected);
});
