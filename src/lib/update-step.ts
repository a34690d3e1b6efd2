/**
 * The state of a tab in an update (PWA-6). `found`: files are loading. `ready`: loaded, waiting until the visitor is
 * idle. `offered`: the prompt is open. `put-off`: the visitor chose later. `accepted`: the new version is taking over.
 * `applied`: it has taken over, and only this tab reloads.
 */
export type UpdateStep =
  | 'none'
  | 'found'
  | 'ready'
  | 'offered'
  | 'put-off'
  | 'accepted'
  | 'applied';

/** `install`: a version is waiting, or another tab has activated it. `hold`: the visitor has started something. */
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

/** The next step after an event. Events that do not apply change nothing. */
export const stepAfter = (step: UpdateStep, event: UpdateEvent): UpdateStep =>
  FLOW[step][event] ?? step;
