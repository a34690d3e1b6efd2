import Printer from 'lucide-react/icons/printer';
import { useText } from '../i18n/text.ts';
import { Button } from '../ui/button.tsx';

/** Opens the browser's own way to paper; the page is ready for it as soon as it has a `<PrintHead>`. */
export function PrintButton() {
  const { t } = useText();
  return (
    <Button kind="quiet" className="print-not" onClick={() => window.print()}>
      <Printer size={20} aria-hidden="true" />
      {t('print.button')}
    </Button>
  );
}
