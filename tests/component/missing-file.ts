import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Blocks a file, as without a network, until the end of the test. @returns a function that unblocks it */
export async function missFile(name: string): Promise<() => Promise<void>> {
  const block = (urls: string[]) =>
    cdp()
      .send('Network.setBlockedURLs', { urls })
      .then(() => undefined);
  await cdp().send('Network.enable');
  await block([`*/${name}*`]);
  const find = () => block([]);
  onTestFinished(find);
  return find;
}
