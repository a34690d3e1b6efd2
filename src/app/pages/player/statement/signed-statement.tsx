import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { spokenDuration } from '../../../i18n/spoken-duration.ts';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { secondsOf } from '../activity/totals.ts';
import { PlayerCard } from '../layout/player-card.tsx';
import type { CheckedStatement } from './check-statement.ts';
import { RoundsTable } from './rounds-table.tsx';
import './statement.css';

interface SignedStatementProps {
  /** As signed by the operator, for saving. */
  jws: string;
  checked: CheckedStatement;
}

/** Shows a session's totals, whether they are verified, and downloads of the statement. */
export function SignedStatement({ jws, checked }: SignedStatementProps) {
  const { t, money, date, locale } = useText();
  const { statement } = checked;
  const { startedAt, endedAt, rounds, roundCount } = statement;
  const amount = (value: number) => money(value, statement.currency);
  const time = (at: string) => date(Date.parse(at), { dateStyle: 'long', timeStyle: 'medium' });
  const lines: [string, string][] = [
    [t('activity.statement.from'), time(startedAt)],
    [t('activity.statement.to'), time(endedAt)],
    [t('activity.statement.duration'), spokenDuration(secondsOf(statement), locale)],
    [t('statement.reason'), t(`statement.reason.${statement.reason}`)],
    [t('activity.statement.before'), amount(statement.balanceBefore)],
    [t('activity.statement.stakes'), amount(statement.stakes)],
    [t('activity.statement.wins'), amount(statement.wins)],
    [
      t('activity.statement.result'),
      money(statement.wins - statement.stakes, statement.currency, 'exceptZero'),
    ],
    ...(statement.otherMovements === 0
      ? []
      : [[t('statement.other'), amount(statement.otherMovements)] as [string, string]]),
    [t('activity.statement.after'), amount(statement.balanceAfter)],
    [t('activity.statement.id'), statement.session],
    [t('statement.account'), statement.sub],
    [t('statement.issuer'), statement.iss],
  ];
  return (
    <div className="statement">
      <Verdict checked={checked} />
      <PlayerCard title={statement.game.title}>
        <dl>
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="player-card-actions">
          <Button kind="quiet" onClick={() => print()}>
            <Printer size={20} aria-hidden />
            {t('activity.statement.print')}
          </Button>
          {(['jws', 'json'] as const).map((kind) => (
            <Button key={kind} kind="quiet" onClick={() => saveStatement(checked, jws, kind)}>
              <Download size={20} aria-hidden />
              {t(`statement.save.${kind}`)}
            </Button>
          ))}
        </div>
      </PlayerCard>
      <PlayerCard title={t('statement.rounds', { count: roundCount })}>
        {rounds ? (
          <RoundsTable rounds={rounds} currency={statement.currency} />
        ) : (
          <p>{t(checked.rounds ? 'statement.rounds.many' : 'statement.fault.unread')}</p>
        )}
      </PlayerCard>
    </div>
  );
}

function Verdict({ checked: { signed, faults } }: Pick<SignedStatementProps, 'checked'>) {
  const { t } = useText();
  const good = signed && faults.length === 0;
  const Icon = good ? ShieldCheck : ShieldAlert;
  return (
    <div className={good ? 'statement-verdict' : 'statement-verdict statement-verdict-bad'}>
      <Icon aria-hidden />
      <div>
        <h2>{t(good ? 'statement.verified' : 'statement.notVerified')}</h2>
        {good && <p>{t('statement.verified.text')}</p>}
        {!signed && <p>{t('statement.notSigned')}</p>}
        {faults.map((fault) => (
          <p key={fault}>{t(`statement.fault.${fault}`)}</p>
        ))}
      </div>
    </div>
  );
}

/**
 * Saves a statement as a file: the JWS, which anyone can verify, or its content as JSON with every round.
 * @param kind also the file extension
 */
function saveStatement(
  { statement, rounds }: CheckedStatement,
  jws: string,
  kind: 'jws' | 'json',
): void {
  const [text, type] =
    kind === 'jws'
      ? [jws, 'application/jose']
      : [JSON.stringify({ ...statement, rounds }, null, 2), 'application/json'];
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `statement-${statement.session}.${kind}`;
  link.click();
  // The browser has usually started reading when the click returns, but some need a moment longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
