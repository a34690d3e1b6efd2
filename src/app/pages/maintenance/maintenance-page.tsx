import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { homeQuery } from '../../../content/home.ts';
import { safePath } from '../../../lib/safe-path.ts';
import { gameProvidersQuery } from '../../../operator/catalogue.ts';
import { useText } from '../../i18n/text.ts';
import { type AppState, useApp } from '../../state/context.ts';
import { Button } from '../../ui/button.tsx';
import { widgetKinds } from '../../widgets/widget-kinds.ts';
import { ContactLines } from '../contact-lines.tsx';
import { StandaloneScreen } from '../standalone-screen.tsx';
import { isAtWork, watchForReturn } from './watch-for-return.ts';

/** Checks whether the site is back, then returns visitors to their previous page (REQ-9). */
function MaintenancePage() {
  const { t } = useText();
  const app = useApp();
  const [search] = useSearchParams();
  const from = safePath(search.get('from')) ?? '/';
  const [look, setLook] = useState<'none' | 'looking' | 'not-yet'>('none');

  useEffect(
    () =>
      watchForReturn(
        () => answersAgain(app),
        () => leaveFor(from),
      ),
    [app, from],
  );

  async function lookNow() {
    setLook('looking');
    if (await answersAgain(app)) leaveFor(from);
    else setLook('not-yet');
  }

  return (
    <StandaloneScreen title={t('maintenance.title')} text={t('maintenance.text')}>
      <p className="standalone-contact">{t('maintenance.looking')}</p>
      <Button busy={look === 'looking'} onClick={lookNow}>
        {t('maintenance.now')}
      </Button>
      <p role="status">{look === 'not-yet' && t('maintenance.still')}</p>
      <ContactLines question={t('maintenance.contact')} />
    </StandaloneScreen>
  );
}

/**
 * Whether the site responds again. Content alone proves nothing: it may come from a cache of the service worker or the
 * browser.
 */
async function answersAgain({ queries, locale }: AppState): Promise<boolean> {
  const answers = await Promise.all([
    queries.refresh({ ...gameProvidersQuery(), isOfNow: true }),
    queries.refresh({ ...homeQuery(locale, widgetKinds), isOfNow: true }),
  ]);
  return answers.every(isAtWork);
}

/** Loads the document again, because much may have changed. */
const leaveFor = (path: string): void => location.assign(path);

export { MaintenancePage as Component };
