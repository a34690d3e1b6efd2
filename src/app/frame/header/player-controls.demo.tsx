import { type ReactNode, useState } from 'react';
import { type Notice, noticesQuery } from '../../../operator/notices.ts';
import type { Profile } from '../../../operator/profile.ts';
import { balanceQuery } from '../../../operator/wallet.ts';
import { putAnswer } from '../../state/answers.ts';
import { AppStateProvider, useApp } from '../../state/context.ts';
import { createAbsentPlayer } from '../../state/session.ts';
import { createStores } from '../../state/stores.ts';
import type { Demo } from '../../ui/demo.ts';
import { NoticeList } from './notice-list.tsx';
import { PlayerControls } from './player-controls.tsx';
import { UserPanel } from './user-panel.tsx';

const profile: Profile = {
  username: 'vera',
  accountCode: 'DEMO0001',
  currency: 'EUR',
  accountStatus: 'active',
  firstName: 'Vera',
  registeredAt: '2025-02-01T10:00:00Z',
  previousSignInAt: '2026-11-20T19:30:00Z',
};
const { accountCode } = profile;
const notices: Notice[] = [
  {
    id: '2',
    title: 'Saturday under the lights',
    text: 'Twelve matches, one evening.',
    at: '2026-11-20T19:30:00Z',
    read: false,
    path: '/sports',
  },
  {
    id: '1',
    title: 'Your documents were accepted',
    text: 'Your identity is verified. You can now withdraw.',
    at: '2026-11-02T09:00:00Z',
    read: true,
  },
];

interface DemoPlayerProps {
  /** undefined: failed to load. */
  received: Notice[] | undefined;
  hideBalance?: boolean;
  children: ReactNode;
}

/** A logged-in player for this demo alone. */
function DemoPlayer({ received, hideBalance = false, children }: DemoPlayerProps) {
  const app = useApp();
  const [own] = useState(() => {
    const stores = createStores();
    const { session, settings, playerAnswers } = stores;
    Object.assign(session, { signedIn: true, profile });
    settings.hideBalance = hideBalance;
    const put = (key: string, value: unknown) =>
      putAnswer(playerAnswers, key, { value, at: 0, from: 'network' });
    put(balanceQuery(accountCode).key, { currency: 'EUR', cash: 11_565, bonus: 2200 });
    const { key } = noticesQuery(accountCode);
    if (received === undefined) playerAnswers.failed[key] = 'network';
    else put(key, { notices: received, unread: received.filter(({ read }) => !read).length });
    return { stores, player: createAbsentPlayer() };
  });
  return (
    <AppStateProvider value={{ ...app, ...own }}>
      <div className="demo-state night" inert>
        {children}
      </div>
    </AppStateProvider>
  );
}

export const demo: Demo = {
  title: 'Player in the header',
  group: 'frame',
  states: [
    {
      name: 'something new',
      render: () => (
        <DemoPlayer received={notices}>
          <PlayerControls />
        </DemoPlayer>
      ),
    },
    {
      name: 'balance covered, nothing new',
      render: () => (
        <DemoPlayer received={[]} hideBalance>
          <PlayerControls />
        </DemoPlayer>
      ),
    },
    {
      name: 'user menu',
      render: () => (
        <DemoPlayer received={[]}>
          <UserPanel profile={profile} />
        </DemoPlayer>
      ),
    },
    ...[
      { name: 'notifications', received: notices },
      { name: 'no notifications', received: [] },
      { name: 'notifications that did not come', received: undefined },
    ].map(({ name, received }) => ({
      name,
      render: () => (
        <DemoPlayer received={received}>
          <NoticeList accountCode={accountCode} />
        </DemoPlayer>
      ),
    })),
  ],
};
