import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { announce } from '../../ui/announce.ts';
import { Button, type ButtonKind } from '../../ui/button.tsx';
import { passFocusOn } from '../../ui/pass-focus-on.ts';

interface RetryButtonProps {
  kind?: ButtonKind;
  /** Resolves when the attempt has ended, successful or not. */
  onRetry: () => Promise<unknown>;
}

/** Repeats a failed read, and tells a screen reader if it failed again. */
export function RetryButton({ kind = 'quiet', onRetry }: RetryButtonProps) {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => passFocusOn(button.current), []);

  async function retry() {
    setBusy(true);
    await onRetry();
    setBusy(false);
    if (button.current) announce(t('pages.failed.title'));
  }
  return (
    <Button kind={kind} ref={button} busy={busy} onClick={() => void retry()}>
      {t('pages.retry')}
    </Button>
  );
}
