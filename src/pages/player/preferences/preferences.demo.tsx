import type { Demo } from '../../../ui/demo.ts';
import { PreferencesForm } from './preferences-form.tsx';

export const demo: Demo = {
  title: 'Notification preferences',
  group: 'pages',
  states: [
    {
      name: 'form',
      render: () => (
        <PreferencesForm
          accountCode="VERA0001"
          preferences={{
            channels: { email: true, sms: false, push: true },
            topics: ['promotions', 'casino'],
          }}
        />
      ),
    },
  ],
};
