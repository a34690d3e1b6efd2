import BellRing from 'lucide-react/icons/bell-ring';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import './push.css';
import { passFocusOn } from '../../ui/pass-focus-on.ts';

interface PushQuestionProps {
  /** Asks for the browser's permission. */
  onYes: () => void;
  /** Not for 30 days. */
  onNotNow: () => void;
  onNever: () => void;
  /** The title is shown elsewhere. */
  untitled?: boolean;
}

/** Our question before the browser's, which can be declined for now or for good (PWA-5). */
export function PushQuestion({ onYes, onNotNow, onNever, untitled = false }: PushQuestionProps) {
  const { t } = useText();
  return (
    <div className="push-question">
      {!untitled && (
        <h3 className="push-question-title">
          <BellRing size={20} aria-hidden />
          {t('push.question.title')}
        </h3>
      )}
      <p>{t('push.question.text')}</p>
      <p className="push-question-then">{t('push.question.then')}</p>
      <div className="push-state-actions">
        <Button ref={passFocusOn} onClick={onYes}>
          {t('push.question.yes')}
        </Button>
        <Button kind="outline" ref={passFocusOn} onClick={onNotNow}>
          {t('push.question.notNow')}
        </Button>
        <Button kind="quiet" ref={passFocusOn} onClick={onNever}>
          {t('push.question.never')}
        </Button>
      </div>
    </div>
  );
}
