import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';

interface UnknownWishProps {
  /** What is not known. */
  text: string;
  busy: boolean;
  onAskAgain: () => void;
}

/** Something was asked for and its answer was lost: asking again does it once at most. */
export function UnknownWish({ text, busy, onAskAgain }: UnknownWishProps) {
  const { t } = useText();
  return (
    <div className="wish-unknown" role="status">
      <p>{text}</p>
      <Button kind="outline" busy={busy} onClick={onAskAgain}>
        {t('wish.ask')}
      </Button>
    </div>
  );
}
