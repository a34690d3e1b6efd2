import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askSlowly } from '../../../tests/sandbox/ask-slowly.ts';
import { STAFF_TOKEN, startChat } from '../../../tests/sandbox/chat/running-chat.ts';
import { assistantAnswer } from './assistant.ts';

let chat: Awaited<ReturnType<typeof startChat>>;
beforeAll(async () => {
  chat = await startChat({ at: Date.parse('2026-11-21T12:00:00Z') });
});
afterAll(() => chat.stop());

const textsOf = (messages: readonly { sender: string; text: string }[]) =>
  messages.map(({ sender, text }) => `${sender}: ${text}`);

it('HDR-7 replies after a short delay, and once when a message is sent again', async () => {
  const token = await chat.begin();
  const key = crypto.randomUUID();
  const first = await chat.say(token, '  How do I withdraw?  ', key);
  expect((await chat.say(token, 'How do I withdraw?', key)).body.seq).toBe(first.body.seq);
  expect(await chat.read(token)).toMatchObject({
    messages: [{ sender: 'visitor', text: 'How do I withdraw?' }],
    isAnswering: true,
  });
  const { text, afterMs } = assistantAnswer('How do I withdraw?', 'en');
  expect(afterMs).toBeLessThan(3000);
  // A new message does not hide the pending reply.
  chat.passTime(500);
  await chat.say(token, 'Hello?');
  const since = (await chat.read(token)).messages.at(-1)?.at ?? 0;
  chat.passTime(afterMs);
  expect(textsOf((await chat.read(token, since)).messages)).toContain(`assistant: ${text}`);
  expect((await chat.read(token)).isAnswering).toBe(false);
});

it('HDR-7 recognises topics and distress in each language', () => {
  const about = (text: string, language: string) => assistantAnswer(text, language).text;
  expect(about('¿Cómo retiro mi dinero?', 'es')).toContain('Pagamos las retiradas');
  expect(about('I forgot my password', 'en')).toContain('30 minutes');
  expect(about('I cannot, I can’t stop playing', 'en')).toContain('+34 900 100 200');
  for (const distress of ['I have a gambling problem', 'I lost all my savings'])
    expect(about(distress, 'en')).toContain('+34 900 100 200');
  for (const distress of [
    'No puedo parar',
    'Creo que soy ludópata',
    'Soy adicta',
    'Lo he perdido todo',
  ])
    expect(about(distress, 'es')).toContain('+34 900 100 200');
  expect(about('كيف أسحب أموالي؟', 'ar')).toContain('نحوّل السحوبات');
  expect(about('رُفضت بطاقة الهويّة', 'ar')).toContain('مستند هويتك');
  expect(about('أين أجد بياناتي الشخصية؟', 'ar')).toContain('«شخص»');
  expect(about('أريد التحدث مع شخص', 'ar')).toContain('زملائي');
  expect(about('لا أستطيع التوقف عن اللعب', 'ar')).toContain('+34 900 100 200');
  expect(about('xyzzy', 'fr')).toContain('a person');
});

it('AUT-1 accepts only identities that the operator confirms, and resumes their chat', async () => {
  const { identifier, identifierHash } = await chat.identityOf('vera');
  const who = { language: 'en', name: 'vera', identifier, identifierHash };
  const forged = `${identifierHash.slice(0, -1)}${identifierHash.endsWith('0') ? '1' : '0'}`;
  for (const wrong of [{ identifierHash: forged }, { identifier: 'SAUL0001' }]) {
    const answer = await chat.identify({ ...who, ...wrong });
    expect(answer).toMatchObject({ status: 401, body: { code: 'identity_invalid' } });
  }
  const anonymous = await chat.begin();
  await chat.say(anonymous, 'Before I signed in');
  const { token } = (await chat.identify({ ...who, token: anonymous })).body;
  expect(textsOf((await chat.read(token)).messages)).toEqual(['visitor: Before I signed in']);
  expect((await chat.ask('GET', '/messages', anonymous)).status).toBe(401);

  // Her other device gets the same conversation. Another player's stays private with any token.
  const again = (await chat.identify(who)).body.token;
  expect((await chat.read(again)).messages).toHaveLength(1);
  const nico = await chat.identityOf('nico');
  const other = (await chat.identify({ ...who, ...nico, token: again })).body.token;
  expect((await chat.read(other)).messages).toEqual([]);
});

it.each([
  ['with a log-out of all devices', () => chat.logOutEverywhere('vera')],
  ['with a log-out of one other device', () => chat.logOutOneDevice('vera')],
  ['with a password change', () => chat.changePassword('vera')],
  ['when a refresh token is reused', () => chat.reuseRefreshToken('vera')],
])('AUT-1 S8 S9 ends access and identity %s, and keeps the chat', async (_, end) => {
  const who = { language: 'en', name: 'vera', ...(await chat.identityOf('vera')) };
  const { token } = (await chat.identify(who)).body;
  await chat.say(token, 'Mine alone');
  const late = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ text: 'Too late', key: randomUUID(), language: 'en' }),
  };
  expect((await askSlowly(`${chat.url}/chat/api/messages`, late, end)).status).toBe(401);
  expect((await chat.ask('GET', '/messages', token)).status).toBe(401);
  expect(await chat.identify(who)).toMatchObject({
    status: 401,
    body: { code: 'identity_invalid' },
  });
  const again = (await chat.identify({ ...who, ...(await chat.identityOf('vera')) })).body.token;
  const texts = textsOf((await chat.read(again)).messages);
  expect(texts).toContain('visitor: Mine alone');
  expect(texts).not.toContain('visitor: Too late');
});

it('HDR-7 replies in the new language after the visitor switches', async () => {
  const token = await chat.begin('en');
  await chat.say(token, 'Hello');
  await chat.say(token, 'Hola', crypto.randomUUID(), 'es');
  chat.passTime(5000);
  const said = textsOf((await chat.read(token)).messages);
  expect(said).toContain('assistant: Hello! How can I help you today?');
  expect(said).toContain('assistant: ¡Hola! ¿En qué te puedo ayudar hoy?');
});

it('HDR-7 REQ-10 refuses messages that are too long, empty, too many or not JSON', async () => {
  const token = await chat.begin();
  const code = async (text: string) => (await chat.say(token, text)).body.code;
  expect(await code('x'.repeat(1001))).toBe('value_too_long');
  expect(await code(' \n ')).toBe('field_required');
  expect(await code('a\u0000b')).toBe('value_invalid');
  expect((await chat.ask('POST', '/messages', token, { language: 'en', text: 'x' })).status).toBe(
    422,
  );
  expect((await chat.ask('POST', '/nowhere', token, {})).status).toBe(404);
  expect((await chat.ask('PUT', '/messages', token, {})).status).toBe(405);
  const form = { method: 'POST', body: 'language=en' };
  expect((await fetch(`${chat.url}/chat/api/conversations`, form)).status).toBe(415);
  let last = await chat.say(token, 'x');
  for (let count = 0; count < 20; count++) last = await chat.say(token, 'x');
  expect(last).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('HDR-7 REQ-10 refuses a reply of the staff without text', async () => {
  const token = await chat.begin();
  await chat.say(token, 'Hello');
  const headers = { Authorization: `Bearer ${STAFF_TOKEN}` };
  const inbox = `${chat.url}/operator/chat/inbox`;
  const list = await (await fetch(inbox, { headers })).text();
  const id = /href="inbox\/([\w-]+)"/.exec(list)?.[1] ?? '';
  for (const body of ['null', '"Hello"', '[]', '{}', '{"text":1}', '{"text":" "}']) {
    const init = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' } };
    const answer = await fetch(`${inbox}/${id}`, { ...init, body });
    const { code } = (await answer.json()) as { code: string };
    expect([body, answer.status, code]).toEqual([body, 422, 'value_invalid']);
  }
});

it('HDR-7 CFG-5 lets only staff reply by hand and silences the assistant afterwards', async () => {
  const token = await chat.begin();
  await chat.say(token, '<img src=x onerror=alert(1)>');
  chat.passTime(5000);
  const inbox = (path: string, init: RequestInit = {}) =>
    fetch(`${chat.url}/operator/chat/inbox${path}`, init);
  expect((await inbox('')).status).toBe(401);
  const Authorization = `Basic ${btoa(`ana:${STAFF_TOKEN}`)}`;
  const list = await (await inbox('', { headers: { Authorization } })).text();
  expect(list).toContain('A visitor');
  const id = /href="inbox\/([\w-]+)"/.exec(list)?.[1] ?? '';
  const page = await inbox(`/${id}`, { headers: { Authorization } });
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).toContain('&lt;img src=x');
  expect(html).not.toContain('<img');
  // Visitors may write right-to-left text on a page in English.
  expect(html).toContain('<div dir="auto">&lt;img src=x');

  const answer = (headers: Record<string, string>) =>
    inbox(`/${id}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Authorization, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ text: 'It is Ana, hello' }),
    });
  expect((await answer({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  const sent = await answer({ 'Sec-Fetch-Site': 'same-origin' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, id]);
  await chat.say(token, 'Hello Ana');
  chat.passTime(5000);
  expect(textsOf((await chat.read(token)).messages).slice(-2)).toEqual([
    'agent: It is Ana, hello',
    'visitor: Hello Ana',
  ]);
});
