import { beforeAll, expect, it, vi } from 'vitest';

beforeAll(() => void vi.stubGlobal('self', globalThis));

const window = (name: string, focused: boolean, visibilityState: DocumentVisibilityState) => ({
  name,
  focused,
  visibilityState,
});
const HIDDEN = window('hidden', false, 'hidden');
const IN_SIGHT = window('in sight', false, 'visible');
const IN_FRONT = window('in front', true, 'visible');
/** Some systems report a suspended window as focused. */
const ASLEEP = window('asleep', true, 'hidden');

it('PWA-5 uses the focused window, else a visible one, else the last used', async () => {
  const { chooseWindow } = await import('./windows.ts');
  expect(chooseWindow([HIDDEN, IN_SIGHT, IN_FRONT])?.name).toBe('in front');
  expect(chooseWindow([ASLEEP, HIDDEN, IN_SIGHT])?.name).toBe('in sight');
  expect(chooseWindow([ASLEEP, HIDDEN])?.name).toBe('asleep');
  expect(chooseWindow([])).toBeUndefined();
});
