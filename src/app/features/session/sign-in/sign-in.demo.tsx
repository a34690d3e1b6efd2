import { type ReactNode, useRef, useState } from 'react';
import { AppStateProvider, useApp } from '../../../state/context.ts';
import { createAbsentPlayer } from '../../../state/session.ts';
import type { Demo } from '../../../ui/demo.ts';
import { LoginForm } from './login-form.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import type { SignInFault } from './sign-in-fault.ts';
import { SignInNotice } from './sign-in-notice.tsx';

/** A player whose calls do nothing, so that the demo sends no request and starts no session. */
function Unasked({ children }: { children: ReactNode }) {
  const app = useApp();
  const [player] = useState(createAbsentPlayer);
  return <AppStateProvider value={{ ...app, player }}>{children}</AppStateProvider>;
}

function Notice({ id, fault }: { id: string; fault: SignInFault }) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div inert>
      <SignInNotice id={id} fault={fault} wait={fault.waitSeconds ?? 0} ref={ref} />
    </div>
  );
}

function NewPassword({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  return (
    <NewPasswordField
      id={`demo-new-password-${first.length}`}
      label="Password"
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

const faults: [string, SignInFault][] = [
  ['refused', { text: 'sign-in.fault.login', retype: true }],
  ['too many attempts', { text: 'sign-in.fault.tooMany', waitSeconds: 90 }],
  ['excluded', { text: 'sign-in.fault.excluded', exclusion: { until: '2027-05-01T00:00:00Z' } }],
  ['failed', { text: 'sign-in.fault.other', requestId: '5b2f6c1e' }],
];

export const demo: Demo = {
  title: 'Login',
  group: 'pages',
  states: [
    {
      name: 'form',
      render: () => (
        <Unasked>
          <LoginForm />
        </Unasked>
      ),
    },
    ...faults.map(([name, fault]) => ({
      name,
      render: () => <Notice id={`demo-notice-${name.replaceAll(' ', '-')}`} fault={fault} />,
    })),
    { name: 'new password', render: () => <NewPassword first="" /> },
    { name: 'new password, strong', render: () => <NewPassword first="blue kettle on the roof" /> },
  ],
};
