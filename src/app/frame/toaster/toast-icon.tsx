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

/** Icons by type, and by the names that notifications may use (NTF-1). */
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

/** Icon and hidden label for the type of a notification. */
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
