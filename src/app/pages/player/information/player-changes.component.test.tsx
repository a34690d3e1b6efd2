import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountPlayer } from '../../../../../tests/component/mount-player.tsx';
import { onNextClick } from '../../../../../tests/component/on-next-click.ts';
import {
  codeTo,
  operator,
  register,
  signInAs,
  write,
} from '../../../../../tests/component/operator-api.ts';
import { text } from '../../../../../tests/component/text.ts';

const save = page.getByRole('button', { name: 'Save', exact: true });
const sms = page.getByRole('checkbox', { name: 'Text message' });
const isPreferences = ({ url }: Request) => url.endsWith('/notification-preferences');

test('PGS-1 FRM-1 shows the company’s number on one line, and errors at contact fields', async () => {
  await page.viewport(390, 844);
  await mountPlayer('/account/information');
  const number = page.getByRole('main').getByRole('link', { name: '+34 900 000 000' });
  await expect.element(number).toBeVisible();
  expect(number.element().getClientRects()).toHaveLength(1);
  expect(number.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);

  await page.getByRole('button', { name: 'Change' }).click();
  const email = page.getByLabelText('Email');
  const phone = page.getByLabelText('Phone');
  const saveChanges = page.getByRole('button', { name: 'Save changes' });
  await expect.element(email).toHaveFocus();
  await phone.fill('+34 6');
  await saveChanges.click();
  await expect.element(phone).toHaveFocus();
  await expect.element(phone).toHaveAccessibleDescription(/Enter a valid phone number/);

  const digits = String(Date.now()).slice(-9);
  await phone.fill(`0034 ${digits}`);
  await email.fill('nadia@players.marquee.example');
  await saveChanges.click();
  await expect.element(email).toHaveFocus();
  await expect
    .element(email)
    .toHaveAccessibleDescription(/Another account uses this email address/);

  await email.fill(`new-${digits}@players.marquee.example`);
  await saveChanges.click();
  await expect.element(page.getByText('Your contact details are saved.')).toBeVisible();
  await expect.element(text(`We have sent a code to +34${digits}.`)).toBeVisible();
});

test('PGS-1 says that the account is under review after a change that the operator reviews', async () => {
  const session = await register();
  // The number of a self-excluded player, with a trunk zero.
  const phone = '+340600100205';
  const data = `/operator/accounts/${session.accountCode}/personal-data`;
  await write(data, { phone }, session.accessToken, 'PATCH');
  await mountPlayer('/account/information', { session });
  const deposit = page.getByRole('banner').getByRole('link', { name: 'Deposit' });
  await expect.element(deposit).toBeVisible();
  await page.getByLabelText('Code in the text message').fill(await codeTo(phone));
  await page.getByRole('button', { name: 'Confirm number' }).click();
  await expect.element(page.getByText(/^Your account is under review\./)).toBeVisible();
  await expect.element(deposit).not.toBeInTheDocument();
});

test('PGS-1 loads a failed part on retry, and undoes at the operator what a lost response hid', async () => {
  let fails = true;
  let lost = true;
  const sent: { channels: { sms: boolean } }[] = [];
  await mountPlayer('/account/preferences', {
    async answering(request) {
      if (!isPreferences(request)) return undefined;
      if (fails) return new Response('{}', { status: 500 });
      if (request.method !== 'PUT') return undefined;
      sent.push(await request.clone().json());
      const answer = await operator(request);
      if (lost) throw new TypeError('Lost response');
      return answer;
    },
  });
  await expect.element(page.getByText(/We couldn’t load this part\./)).toBeVisible();
  onNextClick(() => {
    fails = false;
  });
  await page.getByRole('button', { name: 'Try again' }).click();

  await sms.click();
  await save.click();
  await expect.element(page.getByRole('group', { name: /^We got no answer/ })).toHaveFocus();
  lost = false;
  await sms.click();
  await save.click();
  await expect.element(page.getByText('Your preferences are saved.')).toBeVisible();
  expect([sent[0]?.channels.sms, sent.at(-1)?.channels.sms]).toEqual([true, false]);
  await expect.element(sms).not.toBeChecked();
});

test('PGS-1 requires a different end for quiet hours, and uses a time zone', async () => {
  let sent: { quietHours?: object } = {};
  await mountPlayer('/account/preferences', {
    answering(request) {
      if (request.method === 'PUT' && isPreferences(request))
        void request.json().then((body) => {
          sent = body;
        });
      return undefined;
    },
  });
  await page.getByRole('checkbox', { name: /Do not disturb me/ }).click();
  await page.getByLabelText('From').fill('23:30');
  const until = page.getByLabelText('Until');
  for (const [time, error] of [
    ['', /Enter a time/],
    ['23:30', /The start and the end must differ\./],
  ] as const) {
    await until.fill(time);
    await save.click();
    await expect.element(until).toHaveFocus();
    await expect.element(until).toHaveAccessibleDescription(error);
  }
  await until.fill('07:15');
  await expect.element(until).not.toHaveAttribute('aria-invalid');
  // The options load on focus.
  await page.getByLabelText('Time zone').click();
  await page.getByLabelText('Time zone').selectOptions('Atlantic/Canary');
  await save.click();
  await expect.element(page.getByText('Your preferences are saved.')).toBeVisible();
  expect(JSON.stringify(sent)).toMatch(/"07:15".*Canary|Canary.*"07:15"/);
});

test('AUT-4 unblocks the account when the annual data are confirmed', async () => {
  let confirmed = false;
  await mountPlayer('/account/information?section=personal-data&pendingVerification=true', {
    session: await signInAs('ana'),
    // The seeded player stays blocked; only the responses to the site change.
    async answering(request) {
      if (request.method === 'POST' && request.url.endsWith('/annual-validation')) {
        confirmed = true;
        return new Response(undefined, { status: 204 });
      }
      if (!confirmed || !request.url.endsWith('/accounts/me')) return undefined;
      const { accountStatusChangeReason: _, ...profile } = await (await operator(request)).json();
      return Response.json({ ...profile, accountStatus: 'active' });
    },
  });
  const right = page.getByRole('button', { name: 'My details are right' });
  await expect.element(right).toBeVisible();
  // Records texts that are shown only briefly, because screen readers announce them.
  const texts = new Set<string>();
  const observer = new MutationObserver(() => texts.add(document.body.textContent ?? ''));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await right.click();
  await expect
    .element(page.getByText(/Your details are confirmed for another year/).first())
    .toBeVisible();
  await expect.element(right).not.toBeInTheDocument();
  observer.disconnect();
  expect([...texts].filter((text) => text.includes('nothing to confirm'))).toEqual([]);
});
