import { type ReactNode, useState } from 'react';
import type { Profile } from '../../../operator/profile.ts';
import { promotionOptInsQuery } from '../../../operator/promotions.ts';
import { InstallButton } from '../../features/install/install-button.tsx';
import { optInRefusal, setOptIn } from '../../features/promotions/opt-in.ts';
import { useOptIns } from '../../features/promotions/use-opt-ins.ts';
import { type MessageKey, useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useLater } from '../../state/use-later.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { announce } from '../../ui/announce.ts';
import { OptInView } from './opt-in-view.tsx';

const loadInvitation = () =>
  import('../../features/push/push-invitation.tsx').then((m) => m.PushInvitation);

interface TakingPartProps {
  slug: string;
  title: string;
  profile: Pick<Profile, 'accountCode' | 'accountStatus'>;
  /** Next step for players who take part. */
  onward: ReactNode;
}

/** Opt-in to a running promotion, the existing opt-in, or the reason why it is not possible. */
export function TakingPart({ slug, title, profile, onward }: TakingPartProps) {
  const { t } = useText();
  const app = useApp();
  const { online } = useSnapshot(app.stores.network);
  const { value, failed } = useOptIns();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<MessageKey>();
  const [joinedNow, setJoinedNow] = useState(false);
  const PushInvitation = useLater(joinedNow && app.config.push, loadInvitation);
  const { accountCode, accountStatus } = profile;

  async function change(joins: boolean): Promise<void> {
    setBusy(true);
    setRefusal(undefined);
    const done = await setOptIn(app, { accountCode, slug, joins });
    setBusy(false);
    setRefusal(done.ok ? undefined : optInRefusal(done.error));
    setJoinedNow(done.ok && joins);
    if (done.ok)
      announce(joins ? t('promotion.joined.now', { promotion: title }) : t('promotion.left'));
  }

  const unread = online ? 'promotion.unread' : 'promotion.refused.offline';
  const standing = {
    active: value === undefined && failed ? unread : undefined,
    excluded: 'promotion.refused.excluded',
    blocked: 'promotion.refused.blocked',
  } as const satisfies Record<Profile['accountStatus'], MessageKey | undefined>;
  return (
    <>
      <OptInView
        joined={value?.find((optIn) => optIn.slug === slug)}
        hindrance={standing[accountStatus]}
        refusal={refusal}
        busy={busy || value === undefined}
        onChange={(joins) => void change(joins)}
        onRetry={() => app.player.queries.refresh(promotionOptInsQuery(accountCode))}
        onward={onward}
      />
      {/* Placed below the confirmation, so that it never covers it. */}
      {PushInvitation && <PushInvitation install={<InstallButton />} />}
    </>
  );
}
