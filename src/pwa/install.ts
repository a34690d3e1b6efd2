import {
  decideOffer,
  type InstallMemory,
  type InstallOffer,
  isIos,
  parseInstallMemory,
} from './install-offer.ts';

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

/** The invitation to install the site (PWA-4); what it looks like is decided elsewhere. */
export interface InstallInvitation {
  /** Call it when a page has been shown. */
  pageShown(): void;
  /** Opens the browser's own dialog; a refusal there counts as "not now". */
  accept(): Promise<void>;
  notNow(): void;
  never(): void;
}

/**
 * Holds back the browser's own prompt and says when it is time to invite. Call it once.
 * @param onChange called with the offer whenever it changes; it starts as `none`
 */
export function createInstallInvitation(
  onChange: (offer: InstallOffer) => void,
): InstallInvitation {
  let memory = parseInstallMemory(recall());
  let prompt = window.installPrompt;
  let offer: InstallOffer = 'none';

  function remember(change: Partial<InstallMemory>) {
    memory = { ...memory, ...change };
    store(JSON.stringify(memory));
    update();
  }
  function update() {
    const promptable = prompt !== undefined;
    const facts = { memory, promptable, ios: isIos(navigator), standalone: isStandalone() };
    const next = decideOffer({ ...facts, now: Date.now() });
    if (next === offer) return;
    offer = next;
    onChange(next);
  }
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event as InstallPromptEvent;
    update();
  });
  addEventListener('appinstalled', () => {
    remember({ never: true });
    // An installed app should open offline in a month, too; the browser may say no.
    navigator.storage?.persist().catch(() => undefined);
  });

  return {
    pageShown: () => remember({ pages: Math.min(memory.pages + 1, 2) }),
    notNow: () => remember({ declinedAt: Date.now() }),
    never: () => remember({ never: true }),
    async accept() {
      if (!prompt) return;
      const { outcome } = await prompt.prompt();
      prompt = undefined;
      remember(outcome === 'accepted' ? { never: true } : { declinedAt: Date.now() });
    },
  };
}

function isStandalone(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

/** Storage may refuse; then the invitation only knows this visit. */
function recall(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function store(text: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, text);
  } catch {
    return;
  }
}
