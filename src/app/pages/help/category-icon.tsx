import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CreditCard from 'lucide-react/icons/credit-card';
import Dices from 'lucide-react/icons/dices';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart-handshake';
import IdCard from 'lucide-react/icons/id-card';
import Lock from 'lucide-react/icons/lock-keyhole';
import Smartphone from 'lucide-react/icons/smartphone';
import Store from 'lucide-react/icons/store';
import Trophy from 'lucide-react/icons/trophy';
import UserRound from 'lucide-react/icons/user-round';

/** Icon names that editors can use for a category. */
const ICONS: Record<string, typeof Dices> = {
  file: IdCard,
  user: UserRound,
  lock: Lock,
  card: CreditCard,
  gift: Gift,
  heart: Heart,
  dice: Dices,
  trophy: Trophy,
  phone: Smartphone,
  store: Store,
};

/** Renders the icon of a category, or a question mark for an unknown name. */
export function CategoryIcon({ name }: { name: string | undefined }) {
  const Icon =
    (name !== undefined && Object.hasOwn(ICONS, name) && ICONS[name]) || CircleQuestionMark;
  return (
    <span className="help-icon" aria-hidden="true">
      <Icon size={24} />
    </span>
  );
}
