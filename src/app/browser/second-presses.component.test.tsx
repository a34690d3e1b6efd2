import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dropSecondPresses } from './second-presses.ts';

dropSecondPresses();

function button(name: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = name;
  made.addEventListener('click', onPress);
  onTestFinished(() => made.remove());
  return made;
}

test('RTE-10 drops the second press of a double click whose first one has changed the page', async () => {
  const onPress = vi.fn();
  const next = button('Deposit', onPress);
  const leave = button('Leave', () => {
    history.pushState(null, '', `/left-at-${history.length}`);
    leave.replaceWith(next);
  });
  document.body.append(leave);
  await page.elementLocator(leave).dblClick();
  expect(next.isConnected).toBe(true);
  expect(onPress).not.toHaveBeenCalled();
  await page.elementLocator(next).click();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('RTE-10 keeps both presses of a double click within a page', async () => {
  const onPress = vi.fn();
  const more = button('One more', onPress);
  document.body.append(more);
  await page.elementLocator(more).dblClick();
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('RTE-10 keeps a press that is not the second one at its place', () => {
  const onPress = vi.fn();
  const next = button('Deposit', onPress);
  document.body.append(next);
  const press = (detail: number, clientX: number) =>
    next.dispatchEvent(new MouseEvent('click', { detail, clientX, bubbles: true }));
  press(1, 300);
  history.pushState(null, '', `/left-at-${history.length}`);
  press(2, 10);
  expect(onPress).toHaveBeenCalledTimes(2);
});
