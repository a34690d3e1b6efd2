import { useState } from 'react';
import type { CashierMethod, PaymentDirection } from '../../../../operator/wallet.ts';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { passFocusOn } from '../../../ui/pass-focus-on.ts';
import { Picture } from '../../../ui/picture.tsx';
import { arrivalWords, feeWords, limitWords } from '../../terms-words.ts';

interface MethodChoiceProps {
  /** Methods that support the direction. */
  methods: readonly CashierMethod[];
  direction: PaymentDirection;
  /** The last used method, shown alone until the player wants another. */
  last: CashierMethod | undefined;
  /** Method code, or '' if none is selected. */
  chosen: string;
  onChoose: (code: string) => void;
  error: string | undefined;
}

/** Selects a payment method by its logo; for a withdrawal with its time, fee, minimum and maximum. */
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
        <Button
          kind="quiet"
          className="method-choice-others"
          ref={passFocusOn}
          onClick={() => setAll(true)}
        >
          {t('cashier.method.others')}
        </Button>
      )}
    </FieldGroup>
  );
}
