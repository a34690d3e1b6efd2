import { isIos } from '../../lib/is-ios.ts';
import {
  afterPage,
  type InstallMemory,
  type InstallWay,
  isTimeToInvite,
  parseInstallMemory,
  wayToInstall,
} from './install-offer.ts';
import { isStandalone } from './is-standalone.ts';

const STORAGE_KEY = 'install-invitation';

/** The prompt of Chromium, not in the type library. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The browser offers its prompt once, often before any module runs: the boot script keeps it here. */
    installPrompt?: InstallPromptEvent;
  }
}

/** What a tab shows of it (PWA-4); what it looks like is decided elsewhere. */
export interface Installation {
  /** How the site can be installed by hand, whatever was refused. */
  way: InstallWay;
  /** It is time to invite. */
  isInvited: boolean;
  /** Shown since this tab was loaded. */
  pages: number;
}

/** Keeps up with what the browser offers. @returns stops it */
export function followInstallation(install: Installation): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('beforeinstallprompt', () => update(install), { signal });
  addEventListener(
    'appinstalled',
    () => {
      remember(install, { never: true });
      // An installed app should open offline in a month, too; the browser may say no.
      navigator.storage?.persist().catch(() => undefined);
    },
    { signal },
  );
  update(install);
  return () => stop.abort();
}

/** Call it when a page has been shown. */
export function pageShown(install: Installation): void {
  install.pages++;
  remember(install, afterPage(recall(), Date.now()));
}

/** Opens the browser's own dialog; a refusal there counts as "not now". */
export async function acceptInstall(install: Installation): Promise<void> {
  const prompt = window.installPrompt;
  if (!prompt) return;
  // It can be used once.
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

/** Where storage refuses nothing is remembered, and so nobody invited. */
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
    // The invitation goes away all the same.
  }
  update(install);
}
