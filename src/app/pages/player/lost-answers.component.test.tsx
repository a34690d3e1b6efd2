import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseFile } from '../../../../tests/component/choose-file.ts';
import { drops } from '../../../../tests/component/lossy-network.ts';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';
import { codeTo, write } from '../../../../tests/component/operator-api.ts';
import { newPlayer } from '../../../../tests/component/player.ts';
import { newRegistration, PASSWORD } from '../../../../tests/fixtures/new-registration.ts';
import { accountPath } from '../../../operator/call.ts';
import type { Document } from '../../../operator/documents.ts';
import { proveIdentity } from '../../../operator/identity-proof.ts';

type Player = Awaited<ReturnType<typeof mountPlayer>> & { username: string };

interface Form {
  send: () => Promise<unknown>;
  /** The page's success message. */
  done: RegExp;
  /** Tells whether the operator's database has it exactly once. */
  isKept: (player: Player) => Promise<boolean>;
}

/** Reads by the site's own API, because the test's token expires within seconds. */
async function read<T>({ app, session }: Player, part: string): Promise<T> {
  const path = accountPath(session.accountCode, part);
  const answer = await app.player.api.send({ family: 'operator', method: 'GET', path });
  if (!answer.ok) throw new Error(`${path}: ${answer.error.kind}`);
  return answer.value as T;
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

/**
 * The forms of each page, in the order of their use. Payments, limits and breaks have their own tests beside their
 * pages, because they are stored on the device.
 */
const PAGES: Record<string, Record<string, Form>> = {
  '/account/information': {
    'contact data': {
      async send() {
        await press('Change');
        await page.getByLabelText('Town or city').fill('Lisbon');
        await press('Save changes');
      },
      done: /Your contact details are saved/,
      isKept: async (player) =>
        (await read<{ address: { city: string } }>(player, 'personal-data')).address.city ===
        'Lisbon',
    },
    'new e-mail address': {
      async send() {
        newAddress = newRegistration().email;
        await press('Change');
        await page.getByLabelText('Email').fill(newAddress);
        await press('Save changes');
      },
      done: /We have sent a link to/,
      isKept: async (player) =>
        (await read<{ pendingEmail?: string }>(player, 'personal-data')).pendingEmail ===
        newAddress,
    },
    'new phone number': {
      send: askForPhone,
      done: /We have sent a code to/,
      isKept: async (player) =>
        (await read<{ pendingPhone?: string }>(player, 'personal-data')).pendingPhone === newPhone,
    },
    'phone number that the player keeps': {
      send: () => press('Keep the old number'),
      done: /We will keep using your old number/,
      isKept: async (player) => !('pendingPhone' in (await read<object>(player, 'personal-data'))),
    },
    'confirmed phone number': {
      async send() {
        await askForPhone();
        const code = page.getByLabelText('Code in the text message');
        await expect.element(code).toBeVisible();
        await code.fill(await codeTo(newPhone));
        await press('Confirm number');
      },
      done: /Your new phone number is confirmed/,
      isKept: async (player) =>
        (await read<{ phone: string }>(player, 'personal-data')).phone === newPhone,
    },
  },
  '/account/security': {
    password: {
      async send() {
        await press('Change');
        await page.getByLabelText('Current password').fill(PASSWORD);
        await page.getByLabelText('New password').fill(NEW_PASSWORD);
        await press('Save new password');
      },
      done: /Your new password is active/,
      isKept: async ({ app, session }) =>
        (await proveIdentity(app.player.api, session.accountCode, { password: NEW_PASSWORD })).ok,
    },
  },
  '/account/preferences': {
    preferences: {
      async send() {
        await page.getByRole('checkbox', { name: 'Text message' }).click();
        await press('Save');
      },
      done: /Your preferences are saved/,
      isKept: async (player) =>
        (await read<{ channels: { sms: boolean } }>(player, 'notification-preferences')).channels
          .sms,
    },
  },
  '/account/documents?kind=identification': {
    document: {
      async send() {
        const canvas = new OffscreenCanvas(40, 40);
        canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
        const photo = new File([await canvas.convertToBlob()], 'id.png', { type: 'image/png' });
        await chooseFile(page.getByLabelText('Choose a file'), photo);
        await press('Send document');
      },
      done: /Received:/,
      isKept: async (player) =>
        (await read<{ documents: Document[] }>(player, 'documents')).documents.length === 1,
    },
  },
  '/account/limits': {
    // A self-exclusion ends its own session, so a repeated call is refused.
    'self-exclusion': {
      async send() {
        await press('Self-exclusion: Choose how long');
        await page.getByRole('radio', { name: 'Six months' }).click();
        await press('Next');
        await page.getByRole('checkbox', { name: /I want to exclude myself/ }).click();
        await press('Exclude me now');
      },
      done: /You are self-excluded until|self-exclusion .* has not been confirmed yet/,
      async isKept({ username }) {
        const logIn = write('/operator/accounts/sessions', { username, password: PASSWORD });
        return String(await logIn.catch(String)).includes('account_excluded');
      },
    },
  },
};

/** Messages that something was not done or must be repeated. They would be untrue in all cases below. */
const untrue = page.getByText(
  /nothing (was|has)|not your current|is as it was|went wrong|has not started/i,
);

// Cut, late or doubled responses: tests/e2e/long/lost-answers-*.spec.ts.
for (const [path, forms] of Object.entries(PAGES))
  test(`PGS-1 R4 F18 tells the truth about lost answers on ${path}`, async () => {
    const { username, session } = await newPlayer();
    const mounted = await mountPlayer(path, {
      session,
      answering: (request) =>
        request.method !== 'GET' &&
        /\/operator\/accounts\/\w+\/[^/]/.test(request.url) &&
        !/\/(sessions|proofs|uploads$)/.test(request.url)
          ? drops(request)
          : undefined,
    });
    const player = { ...mounted, username };
    const unknown = page.getByText(/can’t confirm|don’t know yet/);
    for (const [name, { send, done, isKept }] of Object.entries(forms)) {
      const on = { message: name };
      await expect.element(page.getByText(done).or(unknown), on).not.toBeInTheDocument();
      await send();
      await expect
        .poll(() => page.getByText(done).elements().length + unknown.elements().length, on)
        .toBeGreaterThan(0);
      await expect.element(untrue, on).not.toBeInTheDocument();
      expect(await isKept(player), name).toBe(true);
    }
  });
