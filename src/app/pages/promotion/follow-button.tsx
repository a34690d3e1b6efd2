import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { preferencesQuery } from '../../../operator/preferences.ts';
import { askAboutPush } from '../../features/push/ask-about-push.ts';
import { changePreferences, followPromotion } from '../../features/push/change-preferences.ts';
import { useText } from '../../i18n/text.ts';
import { useApp, usePlayerAnswer } from '../../state/context.ts';
import { addToast } from '../../state/toasts.ts';
import { Button } from '../../ui/button.tsx';

/**
 * Subscribes a player to one promotion, regardless of their other topics. The first time, it asks about notifications
 * on this device.
 */
export function FollowButton({ slug, accountCode }: { slug: string; accountCode: string }) {
  const { t } = useText();
  const app = useApp();
  const { value, failed } = usePlayerAnswer(preferencesQuery(accountCode));
  const [busy, setBusy] = useState(false);
  const follows = value?.promotions?.includes(slug) ?? false;

  async function toggle(): Promise<void> {
    setBusy(true);
    const done = await changePreferences(app, accountCode, followPromotion(slug, !follows));
    setBusy(false);
    if (!done.ok)
      addToast(app.stores.toasts, { type: 'error', text: t('promotion.follow.failed') });
    else if (!follows) await askAboutPush(app).catch(() => undefined);
  }

  const Icon = follows ? BellRing : Bell;
  return (
    <Button
      kind="quiet"
      busy={busy || (value === undefined && !failed)}
      aria-pressed={follows}
      onClick={() => void toggle()}
    >
      <Icon size={20} aria-hidden />
      {t('promotion.follow')}
    </Button>
  );
}
