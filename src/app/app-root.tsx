import type { ReactNode } from 'react';
import { type Text, TextProvider } from './i18n/text.ts';
import { type AppState, AppStateProvider } from './state/context.ts';

/** Hands this request's or this tab's own state and texts to everything below. */
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
