import MailCheck from 'lucide-react/icons/mail-check';
import LinkOff from 'lucide-react/icons/unlink';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { playerPaths } from '../../../config/derived-paths.ts';
import { confirmEmail } from '../../../operator/personal-data.ts';
import { SignInCard } from '../../features/session/sign-in/sign-in-card.tsx';
import { useLinkToken } from '../../features/session/sign-in/use-link-token.ts';
import { type MessageKey, useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useHydrated } from '../../state/live-values/use-hydrated.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Page } from '../page.tsx';
import { PageState } from '../page-state.tsx';

/**
 * Target of the link in the email to a new address. Changes nothing until the button is pressed, because mail scanners
 * open links.
 */
export function Component() {
  const { t } = useText();
  const { config, player, stores } = useApp();
  const hydrated = useHydrated();
  const link = useLinkToken();
  const [state, setState] = useState<'open' | 'busy' | 'done' | 'gone'>('open');
  const [fault, setFault] = useState<MessageKey>();
  const title = t('email.confirm.title');
  const { information, home } = playerPaths(config);
  const account = information ?? home;

  async function confirm() {
    if (link === undefined) return;
    setState('busy');
    setFault(undefined);
    const outcome = await confirmEmail(player.asVisitor, link.token, link.key);
    if (outcome.ok) {
      // The operator may hold the account for review.
      if (stores.session.signedIn) void player.session.refreshProfile();
      return setState('done');
    }
    const { status, kind } = outcome.error;
    if (status === 404) return setState('gone');
    setState('open');
    if (status === 409) setFault('email.confirm.taken');
    else if (status === 429) setFault('sign-in.fault.tooMany');
    else setFault(kind === 'status' ? 'sign-in.fault.other' : 'sign-in.fault.network');
  }

  const isGone = state === 'gone' || (hydrated && link === undefined);
  if (state === 'done' || isGone)
    return (
      <Page title={title} width="text">
        <PageState
          icon={isGone ? LinkOff : MailCheck}
          title={t(isGone ? 'email.confirm.gone.title' : 'email.confirm.done.title')}
          text={t(isGone ? 'email.confirm.gone.text' : 'email.confirm.done.text')}
          isOutcome={state !== 'open'}
        >
          {account && (
            <Link className={buttonClass()} to={account}>
              {t('email.confirm.account')}
            </Link>
          )}
        </PageState>
      </Page>
    );
  return (
    <Page title={title} intro={t('email.confirm.intro')} width="text">
      <SignInCard>
        {fault && <p role="alert">{t(fault)}</p>}
        <Button
          busy={state === 'busy'}
          disabled={link === undefined}
          onClick={() => void confirm()}
        >
          {t('email.confirm.submit')}
        </Button>
      </SignInCard>
    </Page>
  );
}
