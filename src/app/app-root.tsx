import type { ReactNode } from 'react';
import { type Text, TextProvider } from './i18n/text.ts';
import { type AppState, AppStateProvider } from './state/context.ts';

/** Provides the state and texts of this request or tab to the tree. */
export function AppRoot({
  app,
  text,
  children,
}: {
  app: AppState;
  text: Text;
  children: ReactNode;
}) {
  return (
    <AppStateProvider value={app}>
      <TextProvider value={text}>{children}</TextProvider>
    </AppStateProvider>
  );
}
