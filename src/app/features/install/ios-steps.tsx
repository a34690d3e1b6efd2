import Share from 'lucide-react/icons/share';
import Smartphone from 'lucide-react/icons/smartphone';
import SquarePlus from 'lucide-react/icons/square-plus';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { Dialog } from '../../ui/dialog.tsx';
import './ios-steps.css';

const STEPS = [
  { icon: Share, text: 'install.steps.share' },
  { icon: SquarePlus, text: 'install.steps.add' },
  { icon: Smartphone, text: 'install.steps.open' },
] as const;

/**
 * Steps to add the site to the home screen of an iPhone or iPad, and the benefits; iOS browsers have no install dialog.
 */
export function IosSteps() {
  const { t } = useText();
  const { config, stores } = useApp();
  const { overlay } = stores;
  const open = useSnapshot(overlay).open === 'install';
  const title = t('install.steps.title', { name: config.company.name });
  return (
    <Dialog
      open={open}
      label={title}
      closeLabel={t('frame.close')}
      onClose={() => {
        if (overlay.open === 'install') overlay.open = 'none';
      }}
      head={<h2>{title}</h2>}
    >
      <ol className="ios-steps">
        {STEPS.map(({ icon: Icon, text }) => (
          <li key={text}>
            <Icon size={24} aria-hidden />
            <span>{t(text)}</span>
          </li>
        ))}
      </ol>
      <p>{t('install.steps.why')}</p>
      <p className="ios-steps-aside">{t('install.steps.aside')}</p>
    </Dialog>
  );
}
