import { type ReactNode, useState } from 'react';
import { demoSession } from '../../features/play/demo-session.ts';
import { NoticeCover } from '../../features/play/notice-cover.tsx';
import type { PlayFailure } from '../../features/play/play-failure.ts';
import { EndingCover, OpenHandCover, StateCover } from '../../features/play/state-cover.tsx';
import { Button } from '../../ui/button.tsx';
import type { Demo } from '../../ui/demo.ts';
import { ChooseLimits } from './choose-limits.tsx';
import { FrameFailed } from './frame-failed.tsx';
import './play-card.css';
import { PlayEnded } from './play-ended.tsx';
import { PlayFailed } from './play-failed.tsx';
import { PlayOpening } from './play-opening.tsx';
import './play-stage.css';

const nothing = () => undefined;
const never = async () => undefined;

/** A cover takes the focus, so each opens on a button press. */
function Covered({ cover }: { cover: (close: () => void) => ReactNode }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setShown(!shown)}>
        {shown ? 'Take away' : 'Cover'}
      </Button>
      <div className="play-stage-game">
        <PlayOpening />
        {shown && cover(() => setShown(false))}
      </div>
    </>
  );
}

const covers: [string, (close: () => void) => ReactNode][] = [
  [
    'a notice',
    (close) => (
      <NoticeCover session={demoSession} onContinue={async () => close()} onStop={close} />
    ),
  ],
  ...(['connection', 'login', 'other-tab', 'fault'] as const).map(
    (by): [string, (close: () => void) => ReactNode] => [
      by,
      (close) => <StateCover by={by} login="/login" onGoOn={async () => close()} onLeave={close} />,
    ],
  ),
  ['an open hand', (close) => <OpenHandCover onStay={close} onLeave={close} />],
  ['it ends', () => <EndingCover inRound />],
  ['nothing loads', (close) => <FrameFailed fault="silent" onRetry={close} onLeave={close} />],
  ['a strange address', (close) => <FrameFailed fault="refused" onRetry={close} onLeave={close} />],
];

const failures: PlayFailure[] = [
  { reason: 'unknown-game' },
  { reason: 'excluded' },
  { reason: 'documents' },
  { reason: 'unreachable' },
  { reason: 'limit', kind: 'loss' },
  { reason: 'paused', until: '2030-03-05T20:00:00Z' },
  { reason: 'open-elsewhere', id: 'S7', game: { slug: 'reef', title: 'Reef of Plenty' } },
  { reason: 'refused', quote: '4f1c' },
];

const summary = {
  id: 'S7',
  game: 'Neon Alley',
  spentTime: 1640,
  spentAmount: 4200,
  wonAmount: 2550,
  totalSessionBalance: -1650,
};

export const demo: Demo = {
  title: 'Page of a game',
  group: 'pages',
  states: [
    { name: 'before play', render: () => <ChooseLimits again={false} onChosen={nothing} /> },
    ...covers.map(([name, cover]) => ({
      name: `covered: ${name}`,
      render: () => <Covered cover={cover} />,
    })),
    ...(['left', 'loss', 'unconfirmed'] as const).map((reason) => ({
      name: `ended: ${reason}`,
      render: () => (
        <PlayEnded summary={summary} currency="EUR" reason={reason} onAgain={nothing} />
      ),
    })),
    ...failures.map((failure) => ({
      name: `not begun: ${failure.reason}`,
      render: () => (
        <PlayFailed
          failure={failure}
          slug="neon-alley"
          onRetry={nothing}
          onGoOn={never}
          onEndOther={never}
        />
      ),
    })),
  ],
};
