import { expect, it } from 'vitest';
import { stepAfter, type UpdateEvent, type UpdateStep } from './update-step.ts';

function walk(...events: UpdateEvent[]): UpdateStep[] {
  let step: UpdateStep = 'none';
  return events.map((event) => {
    step = stepAfter(step, event);
    return step;
  });
}

it('PWA-6 takes a version from found to applied, each step once', () => {
  const way = ['found', 'ready', 'offered', 'accepted', 'applied'];
  expect(walk('find', 'install', 'offer', 'accept', 'apply')).toEqual(way);
});

it('PWA-6 never accepts before an offer, and never offers before the files have loaded', () => {
  expect(walk('accept', 'offer', 'find', 'offer', 'accept', 'apply').at(-1)).toBe('found');
  expect(walk('install', 'accept', 'apply').at(-1)).toBe('ready');
});

it('PWA-6 holds an offer while the visitor is busy, and puts it off until the next version', () => {
  expect(walk('install', 'offer', 'hold').at(-1)).toBe('ready');
  expect(walk('install', 'offer', 'put-off', 'offer', 'find').at(-1)).toBe('put-off');
  expect(walk('install', 'offer', 'put-off', 'install', 'offer').at(-1)).toBe('offered');
});

it('PWA-6 does not interrupt a visitor who starts something after accepting', () => {
  expect(walk('install', 'offer', 'accept', 'hold', 'apply').at(-1)).toBe('ready');
  expect(walk('install', 'offer', 'accept', 'hold', 'offer').at(-1)).toBe('offered');
});

it('PWA-6 forgets a version whose files do not load', () => {
  expect(walk('find', 'fail').at(-1)).toBe('none');
});
