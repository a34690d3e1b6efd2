import { useEffect, useRef, useState } from 'react';
import type { Profile } from '../../../../operator/profile.ts';
import { useText } from '../../../i18n/text.ts';
import { useStores } from '../../../state/context.ts';
import { addToast } from '../../../state/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { PlayerCard } from '../layout/player-card.tsx';
import { PasswordForm } from './password-form.tsx';

/** Changes the password in place. */
export function PasswordCard({ profile }: { profile: Profile }) {
  const { t } = useText();
  const { toasts } = useStores();
  const [changing, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);
  useEffect(() => {
    if (wasChanging.current && !changing) change.current?.focus();
    wasChanging.current = changing;
  }, [changing]);
  return (
    <PlayerCard
      title={t('player.password.title')}
      action={
        !changing && (
          <Button kind="quiet" ref={change} onClick={() => setChanging(true)}>
            {t('player.password.change')}
          </Button>
        )
      }
    >
      {changing ? (
        <PasswordForm
          profile={profile}
          onDone={(changed) => {
            setChanging(false);
            if (changed) addToast(toasts, { type: 'success', text: t('player.password.done') });
          }}
        />
      ) : (
        <p>{t('player.password.text')}</p>
      )}
    </PlayerCard>
  );
}
