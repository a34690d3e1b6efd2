import { expect, it } from 'vitest';
import { stepAfter, type UpdateEvent, type UpdateStep } from './update-step.ts';

function walk(...events: UpdateEvent[]): UpdateStep[] {
  let step: UpdateStep = 'none';
  return events.map((event) => {
    step = stepAfter(step, event);
    return step;
  });
}

it('PWA-6 a version goes from found to applied, each step once', () => {
  const way = ['found', 'ready', 'offered', 'accepted', 'applied'];
  expect(walk('find', 'install', 'offer', 'accept', 'apply')).toEqual(way);
});

it('PWA-6 nothing is accepted that was not offered, and nothing offered that is not here', () => {
  expect(walk('accept', 'offer', 'find', 'offer', 'accept', 'apply').at(-1)).toBe('found');
  expect(walk('install', 'accept', 'apply').at(-1)).toBe('ready');
});

it('PWA-6 an offer is held back for who begins something, and put off until another version comes', () => {
  expect(walk('install', 'offer', 'hold').at(-1)).toBe('ready');
  expect(walk('install', 'offer', 'put-off', 'offer', 'find').at(-1)).toBe('put-off');
  expect(walk('install', 'offer', 'put-off', 'install', 'offer').at(-1)).toBe('offered');
});

it('PWA-6 who begins something after a yes is not taken away from it, and asked again later', () => {
  expect(walk('install', 'offer', 'accept', 'hold', 'apply').at(-1)).toBe('ready');
  expect(walk('install', 'offer', 'accept', 'hold', 'offer').at(-1)).toBe('offered');
});

it('PWA-6 a version whose files do not come is none', () => {
  expect(walk('find', 'fail').at(-1)).toBe('none');
});
