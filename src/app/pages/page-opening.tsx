import { useText } from '../i18n/text.ts';

/** Placeholder of a page while the browser reads missing data; layout.css delays it. */
export function PageOpening() {
  const { t } = useText();
  return (
    <p className="page-opening" role="status">
      {t('frame.loading')}
    </p>
  );
}
