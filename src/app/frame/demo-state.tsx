import { type ReactNode, useState } from 'react';
import { createAnswers, putAnswer } from '../state/answers.ts';
import { AppStateProvider, useApp } from '../state/context.ts';
import { createStores } from '../state/stores.ts';
import './demo-state.css';

interface DemoStateProps {
  /** Answers by query key without language, such as `desktop-menu`; others are missing. */
  answers?: Record<string, unknown>;
  signedIn?: boolean;
  children: ReactNode;
}

/** Renders a part of the frame in its own state, isolated from the page and without competing landmarks. */
export function DemoState({ answers = {}, signedIn = false, children }: DemoStateProps) {
  const app = useApp();
  const [stores] = useState(() => {
    const own = createStores();
    own.session.signedIn = signedIn;
    own.answers = createAnswers();
    for (const [key, value] of Object.entries(answers))
      for (const name of [key, `${key}:${app.locale}`])
        putAnswer(own.answers, name, { value, at: 0, from: 'transfer' });
    return own;
  });
  return (
    <AppStateProvider value={{ ...app, stores }}>
      <div className="demo-state" inert>
        {children}
      </div>
    </AppStateProvider>
  );
}
