import { useApp } from '../../state/context.ts';
import type { Demo } from '../../ui/demo.ts';
import { InstallInvitation } from './install-bar.tsx';

export const demo: Demo = {
  title: 'Installation',
  group: 'frame',
  states: [
    { name: 'Invitation', render: () => <InstallInvitation /> },
    { name: 'Steps on iOS', render: () => <StepsOnDemand /> },
  ],
};

function StepsOnDemand() {
  const { overlay } = useApp().stores;
  return (
    <button
      type="button"
      className="button button-quiet"
      onClick={() => {
        overlay.open = 'install';
      }}
    >
      iOS
    </button>
  );
}
