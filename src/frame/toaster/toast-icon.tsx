import Bell from 'lucide-react/icons/bell';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useText } from '../../i18n/text.ts';
import type { ToastType } from '../../state/toasts.ts';

const ICONS = {
  info: Info,
  error: CircleAlert,
  success: CircleCheck,
  warning: TriangleAlert,
  neutral: Bell,
  push: Bell,
} satisfies Record<ToastType, unknown>;

/** What kind of notification it is, in shape and in words. */
export function ToastIcon({ type }: { type: ToastType }) {
  const { t } = useText();
  const Icon = ICONS[type];
  return (
    <span className="toast-icon">
      <Icon size={20} aria-hidden />
      <span className="visually-hidden">{t(`toast.${type}`)}: </span>
    </span>
  );
}
