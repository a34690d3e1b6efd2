import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../../tests/component/axe.ts';
import { chooseFile } from '../../../../../tests/component/choose-file.ts';
import { mountApp } from '../../../../../tests/component/mount-app.tsx';
import { newPlayer, signedIn } from '../../../../../tests/component/player.ts';
import { text } from '../../../../../tests/component/text.ts';

const choose = page.getByLabelText('Choose a file');
const camera = page.getByLabelText('Take a photo');
const send = page.getByRole('button', { name: 'Send document' });

/** An incompressible photo with `side` pixels on each side. */
async function photo(name: string, side = 40): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  const pixels = new ImageData(side, side);
  for (let index = 0; index < pixels.data.length; index += 1)
    pixels.data[index] = index % 4 === 3 ? 255 : Math.random() * 256;
  context?.putImageData(pixels, 0, 0);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

/** Opens the page as a new player. @returns the calls of its uploads */
async function openDocuments(path = '/account/documents?kind=identification'): Promise<string[]> {
  await newPlayer();
  const uploads: string[] = [];
  await mountApp(path, {
    answering({ url, method }) {
      if (url.includes('/uploads')) uploads.push(`${method} ${url}`);
      return undefined;
    },
  });
  return uploads;
}

test('AUT-6 B33 preselects only the kind that the identity dialog passes', async () => {
  await signedIn('vera');
  await mountApp('/account/documents?kind=payment');
  const payment = page.getByRole('radio', { name: /Payment method/ });
  await expect.element(payment).not.toBeChecked();
  await expect.element(choose).not.toBeInTheDocument();
  await payment.click();
  await expect.element(choose).toBeInTheDocument();
});

test('AUT-6 B54 PGS-1 says at the inputs of a preselected kind why a file is not uploaded', async () => {
  const uploads = await openDocuments();
  await expect.element(page.getByRole('radio', { name: /Identity document/ })).toBeChecked();
  await expect.element(choose).not.toHaveAttribute('aria-invalid');
  const whole = await photo('photo.png');
  const files: [BlobPart, RegExp][] = [
    ['MZ\x90\0 a program', /Choose a photo .* or a PDF/],
    ['', /This file is empty/],
    [new Uint8Array(10_485_761).fill(0xff), /larger than 10 MB/],
    [whole.slice(0, 200), /can’t read this file/],
  ];
  for (const [content, words] of files) {
    await chooseFile(choose, new File([content], 'photo.png', { type: 'image/png' }));
    await expect.element(text(words)).toBeVisible();
    for (const input of [choose, camera]) {
      await expect.element(input).toHaveAttribute('aria-invalid', 'true');
      await expect.element(input).toHaveAccessibleDescription(words);
    }
  }
  expect(uploads).toEqual([]);
  await expectAccessible();
});

test('B54 PGS-1 uses the last chosen file, however long the first check takes', async () => {
  const open = window.createImageBitmap;
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: opened, resolve: isOpen } = Promise.withResolvers<void>();
  window.createImageBitmap = async (picture: ImageBitmapSource) => {
    await held;
    const bitmap = await open(picture);
    isOpen();
    return bitmap;
  };
  onTestFinished(() => {
    window.createImageBitmap = open;
  });
  await openDocuments();
  await chooseFile(choose, await photo('passport.png'));
  await expect.element(text('Checking the file')).toBeVisible();
  await chooseFile(choose, new File([], 'empty.png', { type: 'image/png' }));
  await expect.element(text('This file is empty')).toBeVisible();
  goOn();
  await opened;
  // The first result is handled within a few tasks.
  for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
  await expect.element(text('This file is empty')).toBeVisible();
  await expect.element(send).not.toBeInTheDocument();
});

test('B54 PGS-1 shows the operator’s refusal, then sends another file', async () => {
  await openDocuments();
  const letter = ['%PDF-1.7\nnothing that a PDF holds'];
  await chooseFile(choose, new File(letter, 'letter.pdf', { type: 'application/pdf' }));
  await send.click();
  const refusal = page.getByRole('group', { name: /can’t read this file|Choose a photo/ });
  await expect.element(refusal).toHaveFocus();
  await page.getByRole('button', { name: 'Choose another' }).click();
  await chooseFile(choose, await photo('passport.png'));
  await send.click();
  const received = page.getByRole('paragraph').filter({ hasText: 'Received:' });
  await expect.element(received).toHaveFocus();
});

test('PGS-1 pauses, resumes and cancels an upload', async () => {
  await newPlayer();
  const offsets: string[] = [];
  const { fetch } = window;
  // Each response waits for the test.
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await mountApp('/account/documents?kind=identification', {
    async answering(request) {
      const [, offset] = /\?offset=(\d+)/.exec(request.url) ?? [];
      if (offset === undefined) return undefined;
      const allowed = offsets.push(offset) === 1 ? first.promise : second.promise;
      const answer = await fetch(request);
      await allowed;
      return answer;
    },
  });
  await chooseFile(choose, await photo('passport.png', 600));
  await send.click();
  await expect.poll(() => offsets.length).toBe(1);
  first.resolve();
  await expect.poll(() => offsets.length).toBe(2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.element(text('Paused.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => offsets.length).toBe(3);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(choose).toBeInTheDocument();
  second.resolve();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('identification');
  await expect.element(text('Nothing yet.')).toBeVisible();
});

test('PGS-1 R4 lists a document that was complete when the player cancelled', async () => {
  await newPlayer();
  const { fetch } = window;
  const { promise: received, resolve: receive } = Promise.withResolvers<void>();
  await mountApp('/account/documents?kind=identification', {
    async answering(request) {
      if (request.method !== 'PUT' || !request.url.includes('/uploads/')) return undefined;
      await fetch(request);
      receive();
      return new Promise(() => {});
    },
  });
  await chooseFile(choose, await photo('passport.png'));
  await send.click();
  await received;
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'passport.png' }))
    .toBeVisible();
});

test('PGS-1 R4 offers again to discard an upload when its cancellation was not confirmed', async () => {
  await newPlayer();
  const { fetch } = window;
  let isLost = true;
  const mount = () =>
    mountApp('/account/documents?kind=identification', {
      async answering(request) {
        if (!request.url.includes('/uploads/')) return undefined;
        if (isLost && request.method === 'DELETE') throw new TypeError('Failed to fetch');
        const [, offset = '0'] = /\?offset=(\d+)/.exec(request.url) ?? [];
        if (offset !== '0') return new Promise(() => {});
        return fetch(request);
      },
    });
  const before = await mount();
  await chooseFile(choose, await photo('passport.png', 600));
  await send.click();
  await expect.element(text(/\([1-9]\d?%\)/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(choose).toBeInTheDocument();
  await expect.poll(() => JSON.stringify({ ...sessionStorage })).toContain('identification');
  await before.screen.unmount();
  isLost = false;
  await mount();
  await page.getByRole('button', { name: 'Discard upload' }).click();
  await expect.element(page.getByRole('heading', { name: 'Send a document' })).toHaveFocus();
  await expect.poll(() => JSON.stringify({ ...sessionStorage })).not.toContain('identification');
});
