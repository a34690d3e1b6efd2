import type { Promotion } from '../../../content/promotions.ts';
import type { PromotionPhase } from '../../../lib/promotion-phase.ts';
import { ContentLink } from '../../features/link/content-link.tsx';
import { optInRefusal, setOptIn } from '../../features/promotions/opt-in.ts';
import { ShareButton } from '../../features/share/share-button.tsx';
import { useText } from '../../i18n/text.ts';
import { afterLogin } from '../../state/after-login.ts';
import { useApp } from '../../state/context.ts';
import { addToast } from '../../state/toasts.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { LoginOr } from '../login-or.tsx';
import { FollowButton } from './follow-button.tsx';
import { TakingPart } from './taking-part.tsx';

interface PromotionActProps {
  promotion: Promotion;
  phase: PromotionPhase;
}

/** Actions for a promotion: take part or follow its link, subscribe, share. */
export function PromotionAct({ promotion, phase }: PromotionActProps) {
  const { t } = useText();
  const app = useApp();
  const { toasts, session } = app.stores;
  const { profile, signedIn } = useSnapshot(session);
  const { slug, title, link, ctaLabel, optIn } = promotion;
  const onward = link && ctaLabel && (
    <ContentLink link={link} className={buttonClass('primary')}>
      {ctaLabel}
    </ContentLink>
  );
  const mayFollow = profile?.accountStatus === 'active' && phase !== 'over';
  // For a visitor, the button opts in right after the log-in.
  const joinAfterLogin = () =>
    afterLogin(session, async ({ accountCode }) => {
      const done = await setOptIn(app, { accountCode, slug, joins: true });
      if (!done.ok) return addToast(toasts, { type: 'error', text: t(optInRefusal(done.error)) });
      addToast(toasts, { type: 'success', text: t('promotion.joined.now', { promotion: title }) });
    });
  return (
    <div className="promotion-page-act">
      {phase === 'over' && <p className="promotion-page-note">{t('promotion.over')}</p>}
      {phase === 'coming' && optIn && (
        <p className="promotion-page-note">{t('promotion.coming')}</p>
      )}
      {phase === 'running' && (
        <LoginOr needed={optIn} label={t('promotion.login')} onAsk={joinAfterLogin}>
          {optIn && signedIn ? (
            profile ? (
              <TakingPart key={slug} slug={slug} profile={profile} onward={onward} />
            ) : (
              <Button busy>{t('promotion.join')}</Button>
            )
          ) : (
            onward
          )}
        </LoginOr>
      )}
      <p>
        {optIn && phase === 'running' && `${t('promotion.optIn')} `}
        {t('promotion.play')}
      </p>
      <div className="promotion-page-tools">
        {mayFollow && <FollowButton slug={slug} accountCode={profile.accountCode} />}
        <ShareButton title={title} />
      </div>
    </div>
  );
}
