import { minorDigits } from '../../../../lib/minor-units.ts';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';

interface AmountChipsProps {
  /** In minor units. */
  amounts: readonly number[];
  currency: string;
  chosen: number | undefined;
  onChoose: (amount: number) => void;
}

/** Common amounts, each selected with one tap. */
export function AmountChips({ amounts, currency, chosen, onChoose }: AmountChipsProps) {
  const { t, number } = useText();
  const digits = minorDigits(currency);
  const style = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  } as const;
  if (amounts.length === 0) return null;
  return (
    <fieldset className="amount-chips">
      <legend className="visually-hidden">{t('cashier.chips')}</legend>
      {amounts.map((amount) => (
        <Button
          key={amount}
          kind="quiet"
          aria-pressed={amount === chosen}
          onClick={() => onChoose(amount)}
        >
          {number(amount / 10 ** digits, style)}
        </Button>
      ))}
    </fieldset>
  );
}
