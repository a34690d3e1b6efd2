import type { Demo } from '../../ui/demo.ts';
import { InstallOfferView } from './install-bar.tsx';

const silent = { accept: async () => {}, notNow: () => {}, never: () => {} };

export const demo: Demo = {
  title: 'Install invitation',
  group: 'frame',
  states: [
    {
      name: 'Browser with a dialog',
      render: () => <InstallOfferView offer="prompt" invitation={silent} />,
    },
    { name: 'iOS', render: () => <InstallOfferView offer="ios-steps" invitation={silent} /> },
  ],
};
