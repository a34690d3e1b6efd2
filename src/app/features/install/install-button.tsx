import Smartphone from 'lucide-react/icons/smartphone';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { useInstall } from './use-install.ts';

/** Permanent install button, while installing is possible. */
export function InstallButton() {
  const { t } = useText();
  const { way, start } = useInstall();
  if (way === 'none') return null;
  return (
    <Button kind="outline" onClick={start}>
      <Smartphone size={20} aria-hidden />
      {t('install.button')}
    </Button>
  );
}
