import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { Limit, Limits } from '../../../../operator/limits.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { isRepeatable } from '../../../state/open-writes/ask-once.ts';
import { Button } from '../../../ui/button.tsx';
import { passFocusOn } from '../../../ui/pass-focus-on.ts';
import { useTellIfLeft } from '../layout/use-tell-if-left.ts';
import { changeLimit, type LimitWrite } from './change-limit.ts';
import { LimitForm } from './limit-form.tsx';
import { LimitUse } from './limit-use.tsx';
import { limitAmount, momentText, ofLimit, presentAmount } from './limit-words.ts';
import { UnknownWish } from './unknown-wish.tsx';
import type { LimitWishes } from './use-limit-wishes.ts';

interface LimitRowProps {
  limit: Limit;
  /** Limits of the same kind. */
  limits: readonly Limit[];
  currency: string;
  raiseWaitsHours: number;
  accountCode: string;
  wishes: LimitWishes;
}

/** A limit with its use, any pending change, and a form in place. */
export function LimitRow(props: LimitRowProps) {
  const { limit, limits, currency, raiseWaitsHours, accountCode, wishes } = props;
  const text = useText();
  const { t } = text;
  const app = useApp();
  const tellIfLeft = useTellIfLeft();
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState<'first' | 'again'>();
  const busy = asking !== undefined;
  const [note, setNote] = useState<{ text: string; failed: boolean }>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const { kind, period, pending } = limit;
  const present = presentAmount(limit, currency, text);
  const open = wishes.limits.findLast(
    ({ wish }) => wish.limit.kind === kind && wish.limit.period === period,
  );

  useEffect(() => {
    if (wasEditing.current && !editing) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const nameOf = (action: string) => ofLimit(limit, action, text);

  async function change(amount: number | null) {
    if (open && !(await settle(open))) return;
    const wish = { kind: 'limit', limit: { kind, period }, amount } as const;
    await ask({ key: uuid(), account: accountCode, at: Date.now(), wish });
  }

  /** Repeats an open request, which would replace a later one if it arrived after it. @returns whether it is settled */
  async function settle(write: LimitWrite): Promise<boolean> {
    if (!isRepeatable(write, Date.now())) {
      await wishes.writes.close(write.key);
      return true;
    }
    setAsking('again');
    setNote(undefined);
    const { kind: outcome } = await changeLimit(app, write, wishes.writes);
    if (outcome !== 'unknown') return true;
    setAsking(undefined);
    const said = t('limits.first');
    tellIfLeft(write, 'refused', nameOf(said));
    setNote({ text: said, failed: true });
    return false;
  }

  async function ask(write: LimitWrite) {
    setAsking(wishes.writes.has(write.key) ? 'again' : 'first');
    setNote(undefined);
    const outcome = await changeLimit(app, write, wishes.writes);
    setAsking(undefined);
    const said = outcome.kind === 'done' ? changed(outcome.value) : t('limits.refused');
    tellIfLeft(write, outcome.kind, nameOf(said));
    if (outcome.kind === 'unknown') return setEditing(false);
    if (outcome.kind === 'done') setEditing(false);
    setNote({ text: said, failed: outcome.kind === 'refused' });
  }

  function changed({ limits }: Limits): string {
    const now = limits.find((one) => one.kind === kind && one.period === period);
    if (!now) return '';
    return now.pending
      ? t('limits.waits', { date: momentText(now.pending.from, text) })
      : t(now.amount === limit.amount ? 'limits.kept' : 'limits.saved', {
          amount: presentAmount(now, currency, text),
        });
  }

  const action = t(limit.amount === null ? 'limits.set' : 'limits.change');
  return (
    <>
      <div className="limit-head">
        <h3>{t(`limits.${period}`)}</h3>
        <LimitUse limit={limit} limits={limits} currency={currency} />
        {!editing && (
          <Button
            ref={opener}
            kind="quiet"
            aria-label={nameOf(action)}
            onClick={() => {
              setNote(undefined);
              setEditing(true);
            }}
          >
            {action}
          </Button>
        )}
      </div>
      {pending && (
        <div className="limit-pending">
          <p>
            {t(pending.amount === null ? 'limits.pending.none' : 'limits.pending', {
              date: momentText(pending.from, text),
              amount:
                pending.amount === null ? '' : limitAmount(kind, pending.amount, currency, text),
              present,
            })}
          </p>
          <Button
            kind="outline"
            ref={passFocusOn}
            busy={busy}
            onClick={() => void change(limit.amount)}
          >
            {t('limits.takeBack', { present })}
          </Button>
        </div>
      )}
      {editing && (
        <LimitForm
          limit={limit}
          currency={currency}
          raiseWaitsHours={raiseWaitsHours}
          busy={busy}
          onChange={(amount) => void change(amount)}
          onCancel={() => setEditing(false)}
        />
      )}
      {open && asking !== 'first' && (
        <UnknownWish
          text={t('limits.unknown', {
            amount: presentAmount({ kind, amount: open.wish.amount }, currency, text),
            time: momentText(new Date(open.at).toISOString(), text),
          })}
          busy={busy}
          onAskAgain={() => void ask(open)}
        />
      )}
      <p className={note?.failed ? 'limit-note limit-note-failed' : 'limit-note'} role="status">
        {note?.text}
      </p>
    </>
  );
}
