import DoorOpen from 'lucide-react/icons/door-open';
import { useText } from '../../i18n/text.ts';
import { Page } from '../page.tsx';
import { PageState } from '../page-state.tsx';
import { WaysOn } from '../ways-on.tsx';

/** Stands at the login and registration addresses until accounts exist: says so, and asks for nothing. */
export function AccountPage() {
  const { t } = useText();
  return (
    <Page title={t('account.title')} width="text">
      <PageState icon={DoorOpen} title={t('account.intro')} text={t('account.text')}>
        <WaysOn />
      </PageState>
    </Page>
  );
}
