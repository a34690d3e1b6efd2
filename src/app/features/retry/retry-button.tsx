import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { announce } from '../../ui/announce.ts';
import { Button, type ButtonKind } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';

interface RetryButtonProps {
  kind?: ButtonKind;
  /** Resolves when the attempt has ended, well or not. */
  onRetry: () => Promise<unknown>;
}

/** Tries again what failed, and tells a screen reader if it failed once more. */
export function RetryButton({ kind = 'quiet', onRetry }: RetryButtonProps) {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const shown = button.current;
    return () => {
      if (shown && document.activeElement === shown) passFocusOn(shown);
    };
  }, []);

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

/** The focus of a button that is about to leave goes to the heading above what replaces it. */
function passFocusOn(button: HTMLElement): void {
  const places: Element[] = [];
  for (let at: Element | null = button; at; at = at.parentElement)
    if (at.matches('section, main, [role="dialog"]')) places.push(at);
  queueMicrotask(() => {
    if (document.activeElement === document.body)
      focusHeading(places.find((place) => place.isConnected));
  });
}
