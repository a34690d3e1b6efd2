import { useText } from '../../../i18n/text.ts';
import type { CashierMethod, PaymentDirection } from '../../../operator/wallet.ts';
import { FieldGroup } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/picture.tsx';

interface MethodChoiceProps {
  methods: readonly CashierMethod[];
  direction: PaymentDirection;
  /** Code of the method, or '' for none yet. */
  chosen: string;
  onChoose: (code: string) => void;
  error: string | undefined;
}

/** One of the ways to pay, by its mark. */
export function MethodChoice({ methods, direction, chosen, onChoose, error }: MethodChoiceProps) {
  const { t } = useText();
  return (
    <FieldGroup id="cashier-method" label={t(`cashier.method.${direction}`)} error={error}>
      <ul className="method-choice">
        {methods.map(({ code, name, image }) => (
          <li key={code}>
            <label>
              <input
                type="radio"
                name="method"
                value={code}
                checked={code === chosen}
                onChange={() => onChoose(code)}
              />
              {image && <Picture image={{ ...image, width: 80, height: 48 }} alt="" />}
              <span>{name}</span>
            </label>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}
