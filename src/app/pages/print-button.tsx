import Printer from 'lucide-react/icons/printer';
import { useText } from '../i18n/text.ts';
import { Button } from '../ui/button.tsx';

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
