import type { PersonalData } from '../../../../operator/personal-data.ts';
import type { Profile } from '../../../../operator/profile.ts';
import type { Demo } from '../../../ui/demo.ts';
import { AnnualConfirmation } from './annual-confirmation.tsx';
import { ContactCard } from './contact-card.tsx';
import { IdentityCard } from './identity-card.tsx';
import { PendingEmail } from './pending-email.tsx';
import { PhoneCode } from './phone-code.tsx';
import './information.css';

const data: PersonalData = {
  firstName: 'Vera',
  lastName: 'Montalbán Ruiz',
  birthDate: '1988-04-17',
  documentNumber: '******37D',
  email: 'vera@players.example',
  phone: '+34600100201',
  address: { street: 'Calle de la Palma 14', city: 'Madrid', postalCode: '28004', country: 'ES' },
  language: 'es',
  validatedAt: '2026-03-02T12:00:00Z',
};
const profile: Profile = {
  username: 'vera',
  accountCode: 'VERA0001',
  currency: 'EUR',
  accountStatus: 'blocked',
  accountStatusChangeReason: 'pending-annual-update-and-validation',
  firstName: 'Vera',
  registeredAt: '2024-03-02T12:00:00Z',
};

export const demo: Demo = {
  title: 'Personal data',
  group: 'pages',
  states: [
    { name: 'identity', render: () => <IdentityCard data={data} /> },
    { name: 'contact', render: () => <ContactCard profile={profile} data={data} /> },
    {
      name: 'new email address',
      render: () => (
        <PendingEmail accountCode="VERA0001" email="vera@new.example" onDone={() => {}} />
      ),
    },
    {
      name: 'new phone number',
      render: () => <PhoneCode accountCode="VERA0001" phone="+34600100299" onDone={() => {}} />,
    },
    {
      name: 'yearly confirmation',
      render: () => <AnnualConfirmation profile={profile} data={data} asked />,
    },
  ],
};
