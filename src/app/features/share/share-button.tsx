import Share2 from 'lucide-react/icons/share-2';
import { useText } from '../../i18n/text.ts';
import { useStores } from '../../state/context.ts';
import { addToast } from '../../state/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { type ShareMeans, sharePage } from './share-page.ts';

/** Shares the current page's URL without its query string and fragment. @param title of the page */
export function ShareButton({ title }: { title: string }) {
  const { t } = useText();
  const { toasts } = useStores();
  async function share(): Promise<void> {
    const url = location.origin + location.pathname;
    const outcome = await sharePage({ title, url }, browserMeans());
    if (outcome === 'copied') addToast(toasts, { type: 'success', text: t('share.copied') });
    if (outcome === 'failed') addToast(toasts, { type: 'error', text: t('share.failed') });
  }
  return (
    <Button kind="quiet" onClick={() => void share()}>
      <Share2 size={20} aria-hidden />
      {t('share.button')}
    </Button>
  );
}

function browserMeans(): ShareMeans {
  // Both are undefined in an insecure context.
  const { share, clipboard } = navigator as Partial<Navigator>;
  return {
    ...(share && { share: (data) => navigator.share(data) }),
    ...(clipboard && { copy: (text) => clipboard.writeText(text) }),
  };
}
