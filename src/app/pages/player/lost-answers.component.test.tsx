import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseFile } from '../../../../tests/component/choose-file.ts';
import { drops } from '../../../../tests/component/lossy-network.ts';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';
import { codeTo, operator } from '../../../../tests/component/operator-api.ts';
import { newRegistration, PASSWORD } from '../../../../tests/fixtures/new-registration.ts';
import type { Document } from '../../../operator/documents.ts';
import type { Session } from '../../../operator/sessions.ts';

interface Form {
  path: string;
  send: () => Promise<unknown>;
  /** The page's success message. */
  done: RegExp;
  /** Tells whether the operator's database has it exactly once. */
  isKept: (session: Session) => Promise<boolean>;
}

async function read<T>({ accountCode, accessToken }: Session, part: string): Promise<T> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await operator(`/operator/accounts/${accountCode}/${part}`, { headers })).json();
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const NEW_PASSWORD = 'four odd lamps on a pier';
/** A new address for each test, because a mailbox gets only a few of these emails. */
let newAddress = '';
let newPhone = '';

async function askForPhone(): Promise<void> {
  newPhone = newRegistration().phone;
  await press('Change');
  await page.getByLabelText('Phone').fill(newPhone);
  await press('Save changes');
}

/** Payments, limits and breaks have their own tests beside their pages, because they are stored on the device. */
const FORMS: Record<string, Form> = {
  'contact data': {
    path: '/account/information',
    async send() {
      await press('Change');
      await page.getByLabelText('Town or city').fill('Lisbon');
      await press('Save changes');
    },
    done: /Your contact details are saved/,
    isKept: async (session) =>
      (await read<{ address: { city: string } }>(session, 'personal-data')).address.city ===
      'Lisbon',
  },
  'new e-mail address': {
    path: '/account/information',
    async send() {
      newAddress = newRegistration().email;
      await press('Change');
      await page.getByLabelText('Email').fill(newAddress);
      await press('Save changes');
    },
    done: /We have sent a link to/,
    isKept: async (session) =>
      (await read<{ pendingEmail?: string }>(session, 'personal-data')).pendingEmail === newAddress,
  },
  'new phone number': {
    path: '/account/information',
    send: askForPhone,
    done: /We have sent a code to/,
    isKept: async (session) =>
      (await read<{ pendingPhone?: string }>(session, 'personal-data')).pendingPhone === newPhone,
  },
  'confirmed phone number': {
    path: '/account/information',
    async send() {
      await askForPhone();
      const code = page.getByLabelText('Code in the text message');
      await expect.element(code).toBeVisible();
      await code.fill(await codeTo(newPhone));
      await press('Confirm number');
    },
    done: /Your new phone number is confirmed/,
    isKept: async (session) =>
      (await read<{ phone: string }>(session, 'personal-data')).phone === newPhone,
  },
  'phone number that the player keeps': {
    path: '/account/information',
    async send() {
      await askForPhone();
      await press('Keep the old number');
    },
    done: /We will keep using your old number/,
    isKept: async (session) => !('pendingPhone' in (await read<object>(session, 'personal-data'))),
  },
  password: {
    path: '/account/security',
    async send() {
      await press('Change');
      await page.getByLabelText('Current password').fill(PASSWORD);
      await page.getByLabelText('New password').fill(NEW_PASSWORD);
      await press('Save new password');
    },
    done: /Your new password is active/,
    async isKept({ accountCode, accessToken }) {
      const proof = await operator(`/operator/accounts/${accountCode}/proofs`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-request-id': crypto.randomUUID(),
          authorization: `Bearer ${accessToken}`,
        },
        body: JSON.stringify({ password: NEW_PASSWORD }),
      });
      return proof.ok;
    },
  },
  preferences: {
    path: '/account/preferences',
    async send() {
      await page.getByRole('checkbox', { name: 'Text message' }).click();
      await press('Save');
    },
    done: /Your preferences are saved/,
    isKept: async (session) =>
      (await read<{ channels: { sms: boolean } }>(session, 'notification-preferences')).channels
        .sms,
  },
  document: {
    path: '/account/documents?kind=identification',
    async send() {
      const canvas = new OffscreenCanvas(40, 40);
      canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
      const photo = new File([await canvas.convertToBlob()], 'id.png', { type: 'image/png' });
      await chooseFile(page.getByLabelText('Choose a file'), photo);
      await press('Send document');
    },
    done: /Received:/,
    isKept: async (session) =>
      (await read<{ documents: Document[] }>(session, 'documents')).documents.length === 1,
  },
  // A self-exclusion ends its own session, so a repeated call is refused.
  'self-exclusion': {
    path: '/account/limits',
    async send() {
      await press('Self-exclusion: Choose how long');
      await page.getByRole('radio', { name: 'Six months' }).click();
      await press('Next');
      await page.getByRole('checkbox', { name: /I want to exclude myself/ }).click();
      await press('Exclude me now');
    },
    done: /You are self-excluded until|self-exclusion .* has not been confirmed yet/,
    async isKept({ accessToken }) {
      const headers = { authorization: `Bearer ${accessToken}` };
      return (await operator('/operator/accounts/me', { headers })).status === 401;
    },
  },
};

/** Messages that something was not done or must be repeated. They would be untrue in all cases below. */
const untrue = page.getByText(
  /nothing (was|has)|not your current|is as it was|went wrong|has not started/i,
);

// Cut, late or doubled responses: tests/e2e/long/lost-answers-*.spec.ts.
for (const [name, { path, send, done, isKept }] of Object.entries(FORMS))
  test(`PGS-1 R4 F18 tells the truth about a ${name} when the network drops answers`, async () => {
    const { session } = await mountPlayer(path, {
      answering: (request) =>
        request.method !== 'GET' &&
        /\/operator\/accounts\/\w+\/[^/]/.test(request.url) &&
        !/\/(sessions|proofs|uploads$)/.test(request.url)
          ? drops(request)
          : undefined,
    });
    await send();
    const unknown = page.getByText(/can’t confirm|don’t know yet/);
    await expect
      .poll(() => page.getByText(done).elements().length + unknown.elements().length)
      .toBeGreaterThan(0);
    await expect.element(untrue).not.toBeInTheDocument();
    expect(await isKept(session)).toBe(true);
  });
