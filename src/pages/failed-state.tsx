import CloudOff from 'lucide-react/icons/cloud-off';
import { useText } from '../i18n/text.ts';
import { Button } from '../ui/button.tsx';
import { PageState } from './page-state.tsx';

/** A list that did not come. @param onRetry asks for it again */
export function FailedState({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return (
    <PageState icon={CloudOff} title={t('pages.failed.title')} text={t('pages.failed.text')}>
      <Button kind="quiet" onClick={onRetry}>
        {t('pages.retry')}
      </Button>
    </PageState>
  );
}
