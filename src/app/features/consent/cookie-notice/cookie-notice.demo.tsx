import { useStores } from '../../../state/context.ts';
import { Button } from '../../../ui/button.tsx';
import type { Demo } from '../../../ui/demo.ts';
import { askForCookies } from './acceptance.ts';
import { CookieSettingsButton } from './cookie-settings-button.tsx';

function Asking() {
  const { cookieNotice } = useStores();
  return (
    <Button kind="quiet" onClick={() => askForCookies(cookieNotice)}>
      Ask again
    </Button>
  );
}

export const demo: Demo = {
  title: 'Cookie message',
  group: 'frame',
  states: [
    { name: 'live, at the bottom of this page', render: () => <Asking /> },
    { name: 'settings', render: () => <CookieSettingsButton>Open</CookieSettingsButton> },
  ],
};
