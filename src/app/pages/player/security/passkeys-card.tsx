import KeyRound from 'lucide-react/icons/key-round';
import { type Passkey, passkeysQuery } from '../../../../operator/passkeys.ts';
import { knowsPasskeys } from '../../../features/session/sign-in/passkey-support.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { announce } from '../../../ui/announce.ts';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import { PlayerAnswered } from '../layout/player-answered.tsx';
import { PlayerCard } from '../layout/player-card.tsx';
import '../layout/player-list.css';
import { RefusalLine } from '../layout/refusal-line.tsx';
import { useAction } from '../layout/use-action.ts';
import { AddPasskey } from './add-passkey.tsx';
import { dropPasskey } from './security-actions.ts';

/** Lists the account's passkeys. @param isAfterReset somebody else may have accessed the account and added one */
export function PasskeysCard({ isAfterReset = false }: { isAfterReset?: boolean }) {
  const { t } = useText();
  return (
    <PlayerCard title={t('player.passkeys.title')}>
      <p>{t('player.passkeys.text')}</p>
      <PlayerAnswered query={passkeysQuery()} rooms={['card', 'list']}>
        {(passkeys) => (
          <>
            {isAfterReset && passkeys.length > 0 && (
              <p className="player-failed" role="status">
                {t('player.passkeys.afterReset')}
              </p>
            )}
            <PasskeyList passkeys={passkeys} />
          </>
        )}
      </PlayerAnswered>
      {knowsPasskeys() ? <AddPasskey /> : <p>{t('player.passkeys.unknown')}</p>}
    </PlayerCard>
  );
}

/** @param passkeys newest first */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t, date } = useText();
  const app = useApp();
  const remove = useAction();
  async function drop(id: string, name: string) {
    if (await remove.run(() => dropPasskey(app, id))) announce(t('player.removed', { name }));
  }
  const day = (time: string) => date(Date.parse(time), { dateStyle: 'medium' });
  if (passkeys.length === 0) return <p>{t('player.passkeys.none')}</p>;
  return (
    <>
      <ul className="player-list">
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id}>
            <KeyRound size={24} aria-hidden />
            <div className="player-list-lines">
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <span>
                {t('player.passkeys.added', { date: day(createdAt) })}
                {lastUsedAt && ` · ${t('player.passkeys.used', { date: day(lastUsedAt) })}`}
              </span>
            </div>
            <TwoStepButton
              question={t('player.passkeys.remove.question')}
              keepLabel={t('player.cancel')}
              about={name}
              busy={remove.busy}
              onConfirm={() => void drop(id, name)}
            >
              {t('player.passkeys.remove')}
            </TwoStepButton>
          </li>
        ))}
      </ul>
      <RefusalLine error={remove.error} />
    </>
  );
}
