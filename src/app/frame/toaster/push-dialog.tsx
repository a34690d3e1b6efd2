import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CleanHtml } from '../../../http/query.ts';
import { safePath } from '../../../lib/safe-path.ts';
import { useText } from '../../i18n/text.ts';
import { useStores } from '../../state/context.ts';
import type { PushData } from '../../state/toasts.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';

/** A high-priority push message in full: picture, title, text and link (NTF-4). */
export function PushDialog({ push }: { push: PushData }) {
  const { t } = useText();
  const { overlay } = useStores();
  const open = useSnapshot(overlay).open === 'push';
  const description = useCleanHtml(push.description);
  const cta = safePath(push.cta);
  const picture = push.media[0];
  const close = () => {
    if (overlay.open === 'push') overlay.open = 'none';
  };
  return (
    <Dialog
      open={open}
      label={push.title}
      closeLabel={t('frame.close')}
      onClose={close}
      head={<h2>{push.title}</h2>}
    >
      {picture && <img src={picture.url} width={448} height={252} alt={picture.name} />}
      {description && <SafeHtml html={description} />}
      {cta && (
        <Link to={cta} className={buttonClass()} onClick={close}>
          {t('push.go')}
        </Link>
      )}
    </Dialog>
  );
}

/** Sanitises HTML in the browser, because a description that came by push has not been sanitised. */
function useCleanHtml(html: string): CleanHtml | undefined {
  const [clean, setClean] = useState<CleanHtml>();
  useEffect(() => {
    let wanted = true;
    import('../../trusted-types/clean-html.ts')
      .then(({ cleanHtml }) => {
        if (wanted) setClean(cleanHtml(html));
      })
      .catch((error: unknown) =>
        console.error('The sanitiser for a notification did not load', error),
      );
    return () => {
      wanted = false;
    };
  }, [html]);
  return clean;
}
