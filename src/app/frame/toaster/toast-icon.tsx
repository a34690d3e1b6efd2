import Bell from 'lucide-react/icons/bell';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Gift from 'lucide-react/icons/gift';
import Info from 'lucide-react/icons/info';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useText } from '../../i18n/text.ts';
import type { Toast } from '../../state/toasts.ts';

/** By type, and by the names that a notification may give as its own icon (NTF-1). */
const ICONS: Readonly<Record<string, typeof Bell>> = {
  info: Info,
  error: CircleAlert,
  success: CircleCheck,
  warning: TriangleAlert,
  neutral: Bell,
  push: Bell,
  clock: Clock,
  gift: Gift,
  shield: ShieldCheck,
};

/** What kind of notification it is, in shape and in words. */
export function ToastIcon({ type, icon }: Pick<Toast, 'type' | 'icon'>) {
  const { t } = useText();
  const Icon = (icon !== undefined && Object.hasOwn(ICONS, icon) && ICONS[icon]) || ICONS[type];
  return (
    <span className="toast-icon">
      {Icon && <Icon size={20} aria-hidden />}
      <span className="visually-hidden">{t(`toast.${type}`)}: </span>
    </span>
  );
}
