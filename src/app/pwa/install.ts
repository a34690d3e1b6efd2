import { isIos } from '../../lib/is-ios.ts';
import {
  afterPage,
  type InstallMemory,
  type InstallWay,
  isTimeToInvite,
  parseInstallMemory,
  wayToInstall,
} from './install-offer.ts';

const STORAGE_KEY = 'install-invitation';

/** Chromium's prompt, missing from the type library. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The event fires once, often before any module runs; the boot script stores it here. */
    installPrompt?: InstallPromptEvent;
  }
}

/** Installation state of a tab (PWA-4). */
export interface Installation {
  /** How to install by hand, whatever was refused. */
  way: InstallWay;
  /** Show the invitation. */
  isInvited: boolean;
  /** Page views since this tab loaded. */
  pages: number;
}

/** Follows the browser's install events. @returns stops it */
export function followInstallation(install: Installation): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('beforeinstallprompt', () => update(install), { signal });
  addEventListener(
    'appinstalled',
    () => {
      remember(install, { never: true });
      // Ask for persistent storage, so that an installed app opens offline in a month; the browser may refuse.
      navigator.storage?.persist().catch(() => undefined);
    },
    { signal },
  );
  update(install);
  return () => stop.abort();
}

/** Call it on each page view. */
export function pageShown(install: Installation): void {
  install.pages++;
  remember(install, afterPage(recall(), Date.now()));
}

/** Opens the browser's dialog; a refusal counts as "not now". */
export async function acceptInstall(install: Installation): Promise<void> {
  const prompt = window.installPrompt;
  if (!prompt) return;
  // The prompt works once.
  delete window.installPrompt;
  const { outcome } = await prompt.prompt();
  remember(install, outcome === 'accepted' ? { never: true } : { declinedAt: Date.now() });
}

export function putOffInstall(install: Installation): void {
  remember(install, { declinedAt: Date.now() });
}

export function refuseInstall(install: Installation): void {
  remember(install, { never: true });
}

function update(install: Installation): void {
  install.way = wayToInstall({
    promptable: window.installPrompt !== undefined,
    ios: isIos(navigator),
    standalone: isStandalone(),
  });
  install.isInvited = isTimeToInvite(recall(), install.pages, Date.now());
}

/** Without storage nothing is remembered, so the visitor is never invited. */
function recall(): InstallMemory {
  try {
    return parseInstallMemory(localStorage.getItem(STORAGE_KEY));
  } catch {
    return parseInstallMemory(null);
  }
}

function remember(install: Installation, change: Partial<InstallMemory>): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...recall(), ...change }));
  } catch {
    // Without storage the invitation closes for this page only.
  }
  update(install);
}

/** Whether the page runs as an installed app. */
export function isStandalone(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}
