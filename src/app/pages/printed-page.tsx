import Printer from 'lucide-react/icons/printer';
import { useText } from '../i18n/text.ts';
import { useApp } from '../state/context.ts';
import { useHydrated } from '../state/live-values/use-hydrated.ts';
import { Button } from '../ui/button.tsx';
import './printed-page.css';

/** Opens the browser's print dialog. A page with a `<PrintHead>` is ready to be printed. */
export function PrintButton() {
  const { t } = useText();
  return (
    <Button kind="quiet" className="print-not" onClick={() => window.print()}>
      <Printer size={20} aria-hidden="true" />
      {t('print.button')}
    </Button>
  );
}

/** Header on paper only (printed-page.css): company, URL and date of printing. */
export function PrintHead() {
  const { t, date } = useText();
  const { company } = useApp().config;
  const hydrated = useHydrated();
  return (
    <div className="print-head" aria-hidden="true">
      <strong>{company.legalName ?? company.name}</strong>
      {hydrated && (
        <>
          <span>{location.origin + location.pathname}</span>
          <span>{t('print.at', { date: date(Date.now(), { dateStyle: 'long' }) })}</span>
        </>
      )}
    </div>
  );
}
