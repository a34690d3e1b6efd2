import type { Promotion } from '../../../content/promotions.ts';
import type { PromotionPhase } from '../../../lib/promotion-phase.ts';
import { isAtOrBelow } from '../../../lib/site-paths.ts';
import { ContentLink } from '../../features/link/content-link.tsx';
import { useOptIns } from '../../features/promotions/use-opt-ins.ts';
import { ShareButton } from '../../features/share/share-button.tsx';
import { useText } from '../../i18n/text.ts';
import { afterLogin } from '../../state/after-login.ts';
import { useApp } from '../../state/context.ts';
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
  const { config, stores } = useApp();
  const { profile, signedIn } = useSnapshot(stores.session);
  const { value: optIns } = useOptIns();
  const { slug, title, link, ctaLabel, optIn, lang } = promotion;
  const mustJoin = optIn && phase === 'running' && !optIns?.some((joined) => joined.slug === slug);
  const isSignUp = link?.kind === 'internal' && isAtOrBelow(config.routes.registration, link.to);
  // A player already has an account.
  const onward = link && !(signedIn && isSignUp) && (
    <ContentLink
      link={link}
      className={buttonClass('primary')}
      lang={ctaLabel === undefined ? undefined : lang}
    >
      {ctaLabel ?? t('promotion.onward')}
    </ContentLink>
  );
  const mayFollow = profile?.accountStatus === 'active' && phase !== 'over';
  // For a visitor, the button opts in right after the log-in.
  const joinAfterLogin = () => afterLogin({ act: 'opt-in', slug, title });
  return (
    <div className="promotion-page-act">
      {phase === 'over' && <p className="promotion-page-note">{t('promotion.over')}</p>}
      {phase === 'coming' && optIn && (
        <p className="promotion-page-note">{t('promotion.coming')}</p>
      )}
      {phase === 'running' && (
        <LoginOr
          needed={optIn && config.routes.login !== undefined}
          label={t('promotion.login')}
          onAsk={joinAfterLogin}
        >
          {optIn && signedIn ? (
            profile ? (
              <TakingPart key={slug} slug={slug} title={title} profile={profile} onward={onward} />
            ) : (
              <Button busy>{t('promotion.join')}</Button>
            )
          ) : (
            onward
          )}
        </LoginOr>
      )}
      <p>
        {mustJoin && `${t('promotion.optIn')} `}
        {t('promotion.play')}
      </p>
      <div className="promotion-page-tools">
        {mayFollow && <FollowButton slug={slug} accountCode={profile.accountCode} />}
        <ShareButton title={title} />
      </div>
    </div>
  );
}
