import { useEffect, useState } from 'react';
import { useLoader } from '../../features/loader/use-loader.ts';
import { useText } from '../../i18n/text.ts';
import { useStores } from '../../state/context.ts';
import { addToast, clearToasts } from '../../state/toasts.ts';
import { Button } from '../../ui/button.tsx';

const LOADER_MS = 2000;
const TYPES = ['info', 'success', 'warning', 'error', 'neutral'] as const;

/** Shows the frame's messages: notifications of each type, loader, update bar, offline line. */
export function NoticeControls() {
  const { t } = useText();
  const { toasts, update, network } = useStores();
  const [isLoading, setLoading] = useState(false);
  useLoader(isLoading, 0);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLoading(false), LOADER_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  function push(priority: 'normal' | 'high') {
    const push = {
      title: t('styleGuide.toast.push.title'),
      description: t('styleGuide.toast.push.text'),
      media: [],
      cta: '/',
      priority,
    };
    addToast(toasts, { type: 'push', text: `${push.title} (${priority})`, push });
  }

  return (
    <>
      <h3>{t('styleGuide.notices')}</h3>
      <div className="style-guide-row">
        {TYPES.map((type) => (
          <Button
            key={type}
            kind="quiet"
            onClick={() => addToast(toasts, { type, text: t(`styleGuide.toast.${type}`) })}
          >
            {type}
          </Button>
        ))}
        <Button
          kind="quiet"
          onClick={() =>
            addToast(toasts, { type: 'info', text: t('styleGuide.toast.stays'), durationMs: -1 })
          }
        >
          stays
        </Button>
        <Button kind="quiet" onClick={() => push('normal')}>
          push
        </Button>
        <Button kind="quiet" onClick={() => push('high')}>
          push (high)
        </Button>
        <Button kind="outline" onClick={() => clearToasts(toasts)}>
          {t('styleGuide.toast.clear')}
        </Button>
      </div>
      <div className="style-guide-row">
        <Button kind="quiet" onClick={() => setLoading(true)}>
          {t('styleGuide.loader')}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            update.step = update.step === 'offered' ? 'none' : 'offered';
          }}
        >
          {t('styleGuide.update')}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            network.online = !network.online;
          }}
        >
          {t('styleGuide.offline')}
        </Button>
      </div>
    </>
  );
}
