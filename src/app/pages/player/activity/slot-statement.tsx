import Printer from 'lucide-react/icons/printer';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { statementPath } from '../../../../config/derived-paths.ts';
import type { SlotSession } from '../../../../operator/activity.ts';
import { spokenDuration } from '../../../i18n/spoken-duration.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import './slot-statement.css';
import { netOf, secondsOf } from './totals.ts';

interface SlotStatementProps {
  session: SlotSession;
  username: string;
}

/** The statement of a slot session (AUT-7). It prints alone on the page. */
export function SlotStatement({ session, username }: SlotStatementProps) {
  const { t, money, date, number, locale } = useText();
  const titleId = useId();
  const signed = statementPath(useApp().config, session.id);
  const amount = (value: number) => money(value, session.currency);
  const time = (at: string) => date(Date.parse(at), { dateStyle: 'long', timeStyle: 'medium' });
  const lines: [string, string][] = [
    [t('activity.statement.player'), username],
    [t('activity.statement.game'), session.game],
    [t('activity.statement.from'), time(session.startedAt)],
    [t('activity.statement.to'), time(session.endedAt)],
    [t('activity.statement.duration'), spokenDuration(secondsOf(session), locale)],
    [t('activity.statement.rounds'), number(session.rounds)],
    [t('activity.statement.stakes'), amount(session.stakes)],
    [t('activity.statement.wins'), amount(session.wins)],
    [t('activity.statement.result'), money(netOf(session), session.currency, 'exceptZero')],
    [t('activity.statement.before'), amount(session.balanceBefore)],
    [t('activity.statement.after'), amount(session.balanceAfter)],
    [t('activity.statement.id'), session.id],
  ];
  return (
    <section className="slot-statement" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('activity.statement')}</h3>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {signed && (
        <Link className={buttonClass('quiet')} to={signed}>
          <ShieldCheck size={20} aria-hidden />
          {t('activity.statement.signed')}
        </Link>
      )}
      <Button kind="quiet" onClick={() => print()}>
        <Printer size={20} aria-hidden />
        {t('activity.statement.print')}
      </Button>
    </section>
  );
}
