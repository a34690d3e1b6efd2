import { type ReactNode, useEffect, useState } from 'react';
import { lastDays } from '../../../../lib/local-day.ts';
import { transactionsQuery } from '../../../../operator/activity.ts';
import type { PaymentDirection } from '../../../../operator/wallet.ts';
import { useApp } from '../../../state/context.ts';
import { PlayerWaiting } from '../layout/player-waiting.tsx';

const DAYS = 365;

interface LastMethodProps {
  accountCode: string;
  direction: PaymentDirection;
  /** Other data that the form shows is still loading; ignored once the form is shown. */
  wait: boolean;
  /** @param last method as named in the transaction; undefined without one, or when it fails to load */
  children: (last: string | undefined) => ReactNode;
}

/** The player's last payment in a direction. */
export const lastMethodQuery = (accountCode: string, direction: PaymentDirection) =>
  transactionsQuery(accountCode, { ...lastDays(DAYS), limit: 1 }, direction)(undefined);

/** Reads the player's last method in a direction once before the form is shown, to avoid a layout shift. */
export function LastMethod({ accountCode, direction, wait, children }: LastMethodProps) {
  const { queries } = useApp().player;
  const [last, setLast] = useState<{ text?: string | undefined }>();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let isGone = false;
    void queries.current(lastMethodQuery(accountCode, direction)).then((answer) => {
      if (!isGone) setLast({ text: answer.ok ? answer.value.entries[0]?.text : undefined });
    });
    return () => {
      isGone = true;
    };
  }, [queries, accountCode, direction]);
  // A form in use stays while data that failed to load are read again.
  if (last && !wait && !isShown) setShown(true);
  return last && isShown ? children(last.text) : <PlayerWaiting rooms={['form']} />;
}
