import LampWallUp from 'lucide-react/icons/lamp-wall-up';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { PageState } from '../page-state.tsx';
import { WaysOn } from '../ways-on.tsx';

export function ErrorPage() {
  const { t } = useText();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <PageState icon={LampWallUp} title={t('error.title')} text={t('error.text')}>
      <Button onClick={() => navigate(location, { replace: true })}>{t('pages.retry')}</Button>
      <WaysOn />
    </PageState>
  );
}
