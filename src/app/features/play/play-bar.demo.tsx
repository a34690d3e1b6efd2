import { useState } from 'react';
import type { RunningSlotSession } from '../../../operator/slot-sessions.ts';
import type { Demo } from '../../ui/demo.ts';
import { demoSession } from './demo-session.ts';
import { HelpDialog } from './help-dialog.tsx';
import { PlayBar } from './play-bar.tsx';
import { PlayFigures } from './play-figures.tsx';
import { SaferLinks } from './safer-links.tsx';

function BarDemo({ links, ...changes }: Partial<RunningSlotSession> & { links?: true }) {
  const [on, setOn] = useState(false);
  const [help, setHelp] = useState(false);
  return (
    <>
      <PlayBar
        title={demoSession.game.title}
        links={links && <SaferLinks selfTest="https://example.com/" />}
        fullScreen={{ on, toggle: () => setOn(!on) }}
        onHelp={() => setHelp(true)}
        onLeave={() => undefined}
      >
        <PlayFigures session={{ ...demoSession, ...changes }} at={performance.now()} />
      </PlayBar>
      <HelpDialog open={help} onClose={() => setHelp(false)} />
    </>
  );
}

const limits = { minutes: 60, loss: 5000, noticeMinutes: 15 };

export const demo: Demo = {
  title: 'Bar over a game',
  group: 'pages',
  states: [
    { name: 'figures alone', render: () => <BarDemo /> },
    { name: 'ahead, with limits', render: () => <BarDemo wins={5150} limits={limits} /> },
    {
      name: 'a limit comes near',
      render: () => <BarDemo elapsedSeconds={3450} limits={limits} />,
    },
    { name: 'links to safer gambling', render: () => <BarDemo links /> },
  ],
};
