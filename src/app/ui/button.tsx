import type { ComponentProps, MouseEvent } from 'react';

export type ButtonKind = 'primary' | 'accent' | 'quiet' | 'outline';

/** Class names for links that look like buttons. */
export const buttonClass = (kind: ButtonKind = 'primary', extra?: string): string =>
  `button button-${kind}${extra ? ` ${extra}` : ''}`;

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  /** Shows progress, keeps size and focus, and ignores further clicks and a form's Enter key. */
  busy?: boolean;
}

/** While busy it is not `disabled`, because a disabled button loses the focus. */
export function Button({ kind, busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(kind, className)}
      onClick={busy ? ignore : onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    />
  );
}

const ignore = (event: MouseEvent) => event.preventDefault();
