import { useText } from '../../../i18n/text.ts';
import { announceNew } from '../../../ui/announce.ts';
import { Button } from '../../../ui/button.tsx';
import { passFocusOn } from '../../../ui/pass-focus-on.ts';

interface UnknownWishProps {
  /** Says which outcome is unknown. */
  text: string;
  busy: boolean;
  onAskAgain: () => void;
}

/** Offers a retry when the response to a request was lost. The request takes effect at most once. */
export function UnknownWish({ text, busy, onAskAgain }: UnknownWishProps) {
  const { t } = useText();
  return (
    <div className="wish-unknown">
      <p ref={announceNew}>{text}</p>
      <Button kind="outline" ref={passFocusOn} busy={busy} onClick={onAskAgain}>
        {t('wish.ask')}
      </Button>
    </div>
  );
}
