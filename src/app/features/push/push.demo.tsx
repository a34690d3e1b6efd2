import type { PushState } from '../../state/push.ts';
import { Button } from '../../ui/button.tsx';
import type { Demo } from '../../ui/demo.ts';
import { PushQuestion } from './push-question.tsx';
import { PushStateView } from './push-state-view.tsx';
import type { BrowserFamily } from './user-agent.ts';

const nothing = () => undefined;

const states: readonly [name: string, state: PushState, action?: string, family?: BrowserFamily][] =
  [
    ['off', { kind: 'off' }, 'Turn on'],
    ['asking', { kind: 'asking' }, 'Turn on'],
    ['on', { kind: 'on', deviceId: 'demo' }, 'Turn off'],
    ['denied, Chrome', { kind: 'denied' }, 'I have changed it', 'chromium'],
    ['denied, Android', { kind: 'denied' }, 'I have changed it', 'android'],
    ['denied, Firefox', { kind: 'denied' }, 'I have changed it', 'firefox'],
    ['denied, Safari', { kind: 'denied' }, 'I have changed it', 'safari'],
    ['denied, iOS', { kind: 'denied' }, 'I have changed it', 'ios'],
    ['denied, another browser', { kind: 'denied' }, 'I have changed it', 'other'],
    ['private window', { kind: 'private' }, 'I have changed it'],
    ['unsupported', { kind: 'unsupported' }],
    ['no push service', { kind: 'absent' }],
    ['iOS, not installed', { kind: 'ios-not-installed' }],
    ['no connection', { kind: 'failed', trouble: 'offline' }, 'Try again'],
    ['no answer', { kind: 'failed', trouble: 'timeout' }, 'Try again'],
    ['no word from us', { kind: 'failed', trouble: 'unknown' }, 'Try again'],
    ['ten devices', { kind: 'failed', trouble: 'limit' }, 'Try again'],
    ['refused', { kind: 'failed', trouble: 'refused' }, 'Try again'],
    ['account on hold', { kind: 'closed' }],
  ];

export const demo: Demo = {
  title: 'Notifications on a device',
  group: 'pages',
  states: [
    {
      name: 'question',
      render: () => <PushQuestion onYes={nothing} onNotNow={nothing} onNever={nothing} />,
    },
    ...states.map(([name, state, action, family = 'chromium']) => ({
      name,
      render: () => (
        <PushStateView state={state} family={family}>
          {action && (
            <Button kind={state.kind === 'on' ? 'outline' : 'primary'} busy={name === 'asking'}>
              {action}
            </Button>
          )}
        </PushStateView>
      ),
    })),
  ],
};
