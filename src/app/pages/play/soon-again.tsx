import { slotSessionsQuery } from '../../../operator/activity.ts';
import { useText } from '../../i18n/text.ts';
import { useApp, usePlayerAnswer } from '../../state/context.ts';
import { useNow } from '../../state/live-values/use-time.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';

const DAY_MS = 86_400_000;

/** Safer gambling message for a player who starts again soon after the last session. @param minutes since it ended */
export function SoonAgain({ minutes }: { minutes: number }) {
  const { profile } = useSnapshot(useApp().stores.session);
  const now = useNow(60_000);
  if (!profile || now === undefined) return null;
  return <AfterLast accountCode={profile.accountCode} minutes={minutes} now={now} />;
}

function AfterLast(props: { accountCode: string; minutes: number; now: number }) {
  const { accountCode, minutes, now } = props;
  const { t } = useText();
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  const days = { from: day(now - DAY_MS), to: day(now + DAY_MS), zone: 'UTC' };
  const { value } = usePlayerAnswer(
    slotSessionsQuery(accountCode, { ...days, limit: 1 })(undefined),
  );
  const last = value?.entries[0];
  if (!last || Date.parse(last.endedAt) < now - minutes * 60_000) return null;
  return (
    <p className="play-card-note" role="status">
      {t('play.soonAgain', { minutes })}
    </p>
  );
}
