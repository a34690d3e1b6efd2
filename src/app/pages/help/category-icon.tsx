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

/** What editors may name as a category's icon. */
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

/** A category's drawing; a question mark for a name that is none of ours. */
export function CategoryIcon({ name }: { name: string | undefined }) {
  const Icon =
    (name !== undefined && Object.hasOwn(ICONS, name) && ICONS[name]) || CircleQuestionMark;
  return (
    <span className="help-icon" aria-hidden="true">
      <Icon size={24} />
    </span>
  );
}
