import { expect, it } from 'vitest';
import { addGeneration, type Generation, neededAssets, parseGenerations } from './generations.ts';

const generation = (build: string): Generation => ({ build, assets: [`/assets/${build}.js`] });

it('PWA-6 R11 keeps the files of four builds: a tab three deploys behind finds its own', () => {
  const builds = ['a', 'b', 'c', 'd', 'e'];
  const known = builds.reduce<Generation[]>(
    (list, build) => addGeneration(list, generation(build)),
    [],
  );
  expect([...neededAssets(known)]).toEqual(['e', 'd', 'c', 'b'].map((b) => `/assets/${b}.js`));
});

it('PWA-6 a new configuration of the same build takes no place of its own', () => {
  const known = addGeneration([generation('a'), generation('b')], generation('b'));
  expect(known.map(({ build }) => build)).toEqual(['b', 'a']);
});

it('PWA-6 drops what it cannot read of an earlier list, entry by entry', () => {
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
