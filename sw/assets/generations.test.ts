import { expect, it } from 'vitest';
import { addGeneration, type Generation, neededAssets, parseGenerations } from './generations.ts';

const generation = (build: string): Generation => ({ build, assets: [`/assets/${build}.js`] });

it('PWA-6 R11 keeps the files of four builds, so a tab three deploys behind still finds its own', () => {
  const builds = ['a', 'b', 'c', 'd', 'e'];
  const known = builds.reduce<Generation[]>(
    (list, build) => addGeneration(list, generation(build)),
    [],
  );
  expect([...neededAssets(known)]).toEqual(['e', 'd', 'c', 'b'].map((b) => `/assets/${b}.js`));
});

it('PWA-6 does not count a new configuration of the same build as another build', () => {
  const known = addGeneration([generation('a'), generation('b')], generation('b'));
  expect(known.map(({ build }) => build)).toEqual(['b', 'a']);
});

it('PWA-6 drops invalid entries of an earlier list', () => {
  expect(parseGenerations({ build: 'a' })).toEqual([]);
  expect(
    parseGenerations([
      null,
      'a',
      { build: 1, assets: [] },
      { build: 'a', assets: [1] },
      generation('b'),
    ]),
  ).toEqual([generation('b')]);
});
