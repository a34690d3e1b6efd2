import { useState } from 'react';
import type { CashierMethod, PaymentDirection } from '../../../../operator/wallet.ts';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { arrivalWords, feeWords, limitWords } from '../../terms-words.ts';

interface MethodChoiceProps {
  /** Those that take the direction. */
  methods: readonly CashierMethod[];
  direction: PaymentDirection;
  /** The one of the last payment: it stands alone until the player wants another. */
  last: CashierMethod | undefined;
  /** Code of the method, or '' for none yet. */
  chosen: string;
  onChoose: (code: string) => void;
  error: string | undefined;
}

/** A payment method, by its mark; for a withdrawal with its time, fee, least and most. */
export function MethodChoice(props: MethodChoiceProps) {
  const { methods, direction, last, chosen, onChoose, error } = props;
  const text = useText();
  const { t } = text;
  const [all, setAll] = useState(false);
  const isFolded = !all && last !== undefined && chosen === last.code && methods.length > 1;
  const shown = isFolded ? [last] : methods;
  return (
    <FieldGroup id="cashier-method" label={t(`cashier.method.${direction}`)} error={error}>
      <ul
        className="method-choice"
        data-folded={isFolded || undefined}
        data-terms={direction === 'withdrawal' || undefined}
      >
        {shown.map(({ code, name, image, withdrawal }, index) => (
          <li key={code}>
            <label>
              <input
                type="radio"
                name="method"
                aria-labelledby={`method-${index}-name`}
                aria-describedby={
                  direction === 'withdrawal' && withdrawal ? `method-${index}-terms` : undefined
                }
                value={code}
                checked={code === chosen}
                onChange={() => onChoose(code)}
              />
              {image && <Picture image={{ ...image, width: 80, height: 48 }} alt="" />}
              <span id={`method-${index}-name`}>{name}</span>
              {direction === 'withdrawal' && withdrawal && (
                <small id={`method-${index}-terms`}>
                  {t('cashier.terms', {
                    time: arrivalWords(withdrawal, text),
                    fee: feeWords(withdrawal, text),
                    limits: limitWords(withdrawal, text),
                  })}
                </small>
              )}
            </label>
          </li>
        ))}
      </ul>
      {isFolded && (
        <Button kind="quiet" className="method-choice-others" onClick={() => setAll(true)}>
          {t('cashier.method.others')}
        </Button>
      )}
    </FieldGroup>
  );
}
