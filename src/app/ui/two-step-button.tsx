import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, type ButtonKind } from './button.tsx';
import { passFocusOn } from './pass-focus-on.ts';
import './two-step-button.css';

interface TwoStepButtonProps {
  /** Label, such as "Remove". */
  children: ReactNode;
  /** Question of the confirmation. */
  question: string;
  /** Names the item for screen readers when there are several such buttons. */
  about?: string;
  /** Label of the button that changes nothing. */
  keepLabel: string;
  /** Look before the question. */
  kind?: ButtonKind;
  busy?: boolean;
  onConfirm: () => void;
}

/** Asks for confirmation in place, for actions that are hard to undo. */
export function TwoStepButton({
  children,
  question,
  about,
  keepLabel,
  kind = 'outline',
  busy,
  onConfirm,
}: TwoStepButtonProps) {
  const [asking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (asking) keep.current?.focus();
    else if (wasAsking.current) first.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  // The action may remove this button while it has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question renders another button
  useLayoutEffect(() => passFocusOn(first.current), [asking]);
  const subject = about !== undefined && <span className="visually-hidden"> {about}</span>;

  if (!asking)
    return (
      <Button kind={kind} ref={first} busy={busy ?? false} onClick={() => setAsking(true)}>
        {children}
        {subject}
      </Button>
    );
  return (
    <fieldset className="two-step">
      <legend>{question}</legend>
      <Button
        kind="accent"
        onClick={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        {children}
        {subject}
      </Button>
      <Button kind="quiet" ref={keep} onClick={() => setAsking(false)}>
        {keepLabel}
      </Button>
    </fieldset>
  );
}
