import { useState } from 'react';
import { Link } from 'react-router-dom';
import { playerPaths } from '../../../../config/derived-paths.ts';
import { lastDays } from '../../../../lib/local-day.ts';
import { type Transaction, transactionsQuery } from '../../../../operator/activity.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { PlayerAnswered } from '../layout/player-answered.tsx';
import { PlayerCard } from '../layout/player-card.tsx';

const SHOWN = 5;
const DAYS = 28;

/** The transactions that `LatestMovements` shows today. */
export const latestMovementsQuery = (accountCode: string) =>
  transactionsQuery(accountCode, { ...lastDays(DAYS), limit: SHOWN }, undefined)(undefined);

/** Shows the latest transactions, with a link to all of them. */
export function LatestMovements({ accountCode }: { accountCode: string }) {
  const { t } = useText();
  const { config } = useApp();
  const { activity } = playerPaths(config);
  const [query] = useState(() => latestMovementsQuery(accountCode));
  return (
    <PlayerCard
      title={t('player.latest.title')}
      action={
        activity && (
          <Link className="player-card-link" to={activity}>
            {t('player.latest.all')}
          </Link>
        )
      }
    >
      <PlayerAnswered query={query} rooms={['card']}>
        {({ entries }) =>
          entries.length > 0 ? (
            <MovementTable movements={entries} />
          ) : (
            <p>{t('player.latest.none')}</p>
          )
        }
      </PlayerAnswered>
    </PlayerCard>
  );
}

function MovementTable({ movements }: { movements: readonly Transaction[] }) {
  const { t, date, money } = useText();
  return (
    <table className="movement-table">
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('player.latest.what')}</th>
          <th scope="col">{t('player.latest.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {movements.map(({ id, kind, text, at, amount, currency, status }) => (
          <tr key={id}>
            <td>
              <strong>{t(`player.latest.kind.${kind}`)}</strong>
              <span>
                {text && (
                  <>
                    <bdi>{text}</bdi>
                    {' · '}
                  </>
                )}
                {date(Date.parse(at), { dateStyle: 'medium', timeStyle: 'short' })}
                {status !== 'booked' && ` · ${t(`player.latest.${status}`)}`}
              </span>
            </td>
            <td>{money(amount, currency, 'exceptZero')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
