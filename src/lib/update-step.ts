/**
 * Where a tab stands with a new version of the site (PWA-6). `found`: its files are on their way. `ready`: they are here,
 * and it waits until nobody is in the middle of something. `offered`: the visitor is asked. `put-off`: the visitor said
 * later. `accepted`: the visitor said yes, and it takes over. `applied`: it has, and this page, alone, reloads.
 */
export type UpdateStep =
  | 'none'
  | 'found'
  | 'ready'
  | 'offered'
  | 'put-off'
  | 'accepted'
  | 'applied';

/** `install`: a version waits, or another tab has taken it already. `hold`: the visitor has begun something. */
export type UpdateEvent =
  | 'find'
  | 'fail'
  | 'install'
  | 'offer'
  | 'hold'
  | 'put-off'
  | 'accept'
  | 'apply';

const FLOW: { [S in UpdateStep]: { [E in UpdateEvent]?: UpdateStep } } = {
  none: { find: 'found', install: 'ready' },
  found: { install: 'ready', fail: 'none' },
  ready: { offer: 'offered' },
  offered: { hold: 'ready', 'put-off': 'put-off', accept: 'accepted' },
  'put-off': { install: 'ready' },
  accepted: { apply: 'applied', hold: 'ready' },
  applied: {},
};

/** The step after an event; one that means nothing here changes nothing. */
export const stepAfter = (step: UpdateStep, event: UpdateEvent): UpdateStep =>
  FLOW[step][event] ?? step;
