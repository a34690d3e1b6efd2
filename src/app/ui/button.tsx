import type { ComponentProps } from 'react';

export type ButtonKind = 'primary' | 'accent' | 'quiet' | 'outline';

/** Class names for links that look like buttons. */
export const buttonClass = (kind: ButtonKind = 'primary', extra?: string): string =>
  `button button-${kind}${extra ? ` ${extra}` : ''}`;

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  /** Shows progress, keeps the size and ignores further clicks. */
  busy?: boolean;
}

export function Button({ kind, busy = false, className, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(kind, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    />
  );
}
