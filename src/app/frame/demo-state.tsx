import { type ReactNode, useState } from 'react';
import { createAnswers, putAnswer } from '../state/answers.ts';
import { AppStateProvider, useApp } from '../state/context.ts';
import { createStores } from '../state/stores.ts';
import './demo-state.css';

interface DemoStateProps {
  /** Answers by query key without the language, such as `desktop-menu`; what is not named is missing. */
  answers?: Record<string, unknown>;
  signedIn?: boolean;
  children: ReactNode;
}

/**
 * A part of the frame in a state of its own, to look at: it changes nothing around it, and its landmarks
 * do not compete with those of the page. To be tried out is the frame of the page itself.
 */
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
