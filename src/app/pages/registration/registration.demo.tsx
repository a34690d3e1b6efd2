import { type ReactNode, useState } from 'react';
import { useApp } from '../../state/context.ts';
import { createMemoryStore } from '../../state/persist/fallback.ts';
import type { Draft } from '../../state/persist/saved-drafts.ts';
import { createAbsentPlayer } from '../../state/session.ts';
import type { Demo } from '../../ui/demo.ts';
import { AccountStep } from './account-step.tsx';
import { AddressFields } from './address-fields.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { DocumentFields } from './document-fields.tsx';
import { ProgressList } from './progress-list.tsx';
import './registration.css';
import { createRegistration, type Registration } from './registration.ts';
import { STEP_NAMES, STEPS, type Step } from './registration-values.ts';
import { Welcome } from './welcome.tsx';

interface StepDemoProps {
  step: Step;
  /** Whether the fields were blurred, so that their errors are shown. */
  left: boolean;
}

const agreements = { terms: { version: '2026-03', url: '/' }, privacy: { version: '2026-01' } };

const FIELDS: Record<Step, (form: Registration) => ReactNode> = {
  account: (form) => <AccountStep form={form} />,
  details: (form) => (
    <>
      <AddressFields form={form} />
      <DocumentFields form={form} />
      <ConsentFields form={form} agreements={agreements} />
    </>
  ),
};

const noDrafts = () => ({
  ...createMemoryStore<Draft>(),
  beforeClose: () => undefined,
  end: () => undefined,
});

/** A step without a back end: nothing typed is sent or saved. */
function StepDemo({ step, left }: StepDemoProps) {
  const app = useApp();
  const [form] = useState(() => {
    const own = createRegistration({ ...app, player: createAbsentPlayer() }, noDrafts);
    own.state.terms = { minimumAge: 18, countries: ['ES', 'PT', 'IE'], today: '2026-11-21' };
    if (left) own.leave(...STEPS[step]);
    return own;
  });
  return (
    <div inert>
      <ProgressList current={step} furthest={step} />
      <div className="registration-fields">{FIELDS[step](form)}</div>
    </div>
  );
}

export const demo: Demo = {
  title: 'Registration',
  group: 'pages',
  states: [
    ...STEP_NAMES.map((step, index) => ({
      name: step,
      // The first step untouched, the others with errors for missing values.
      render: () => <StepDemo step={step} left={index > 0} />,
    })),
    {
      name: 'welcome',
      render: () => (
        <div inert>
          <Welcome name="Lola" back={{ path: '/', otherLanguage: false }} />
        </div>
      ),
    },
  ],
};
