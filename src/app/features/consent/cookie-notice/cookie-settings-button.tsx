import type { ReactNode } from 'react';
import { useStores } from '../../../state/context.ts';
import { Button } from '../../../ui/button.tsx';

/** Opens the cookie settings (FTR-8, CKE-6). */
export function CookieSettingsButton({ children }: { children: ReactNode }) {
  const { overlay } = useStores();
  return (
    <Button
      kind="quiet"
      onClick={() => {
        overlay.open = 'cookies';
      }}
    >
      {children}
    </Button>
  );
}
