// The only inline script, allowed by its hash. It is identical on every page and reads what differs from its data
// attributes. Sets what must be right before first paint, then lets the page paint before modules load, which halves
// first paint (docs/benchmarks.md).
import { FORMATS_FILE } from '../../config/paths.ts';
import { awaitFaces } from './await-faces.ts';
import { HYDRATED, keepPress } from './kept-press.ts';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** A background tab does not paint, but still gets its modules. */
const LONGEST_PAINT_MS = 2000;
/** After the first contentful paint, modules wait this long for the picture of the first screen. */
const LONGEST_LEAD_MS = 300;
/** If modules do not load, the whole page is shown. */
const LONGEST_REVEAL_MS = 8000;

(() => {
  const root = document.documentElement;
  const {
    modules = '',
    cookieNotice,
    shell,
    theme: brandTheme = 'system',
  } = (document.currentScript as HTMLScriptElement).dataset;
  /** @param start beginning of the cookie */
  const hasCookie = (start: string) =>
    document.cookie.split('; ').some((pair) => pair.startsWith(start));

  let theme = brandTheme;
  try {
    theme = localStorage.getItem('theme') ?? theme;
  } catch {
    // No storage: use the brand's theme.
  }
  if (theme === 'system')
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  root.dataset['theme'] = theme === 'light' ? 'light' : 'dark';
  // Only when complete: the message is anchored at the bottom, and a partial one would jump.
  if (cookieNotice !== undefined && !hasCookie('cookies_accepted='))
    addEventListener('DOMContentLoaded', () => {
      root.dataset['cookies'] = 'pending';
    });
  if (hasCookie('session_hint=1')) {
    root.dataset['session'] = 'restoring';
    // Offline no profile comes that would explain what is missing.
    if (hasCookie('session_break=') && navigator.onLine) root.dataset['break'] = '';
  }
  if (!navigator.onLine) root.dataset['offline'] = '';
  if (matchMedia('(display-mode: standalone)').matches) root.dataset['standalone'] = '';

  // The event comes once, before any module runs (src/app/pwa/install.ts).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    (window as { installPrompt?: Event }).installPrompt = event;
  });

  // On later visits the worker has the faces.
  if (!navigator.serviceWorker?.controller) awaitFaces(root);

  keepPress(root);

  const rules: ScriptPolicy = {
    createScriptURL(url) {
      if (!/^\/assets\/[\w.-]+\.js$/.test(url)) throw new TypeError(url);
      return url;
    },
  };
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes ? trustedTypes.createPolicy('app-boot', rules) : rules;

  let inserted = false;
  const insert = () => {
    if (inserted) return;
    inserted = true;
    const [entry = '', ...others] = modules.split(' ');
    for (const href of others) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = policy.createScriptURL(entry);
    document.head.append(script);
    // Warms up number and date formats on another thread while modules load.
    new Worker(policy.createScriptURL(FORMATS_FILE));
  };
  // A frame callback runs before its frame is painted; the paint entry follows after it. The first paint alone may be
  // of an empty page, which awaits its faces; and modules would take the network from the picture of the first screen.
  const afterPaint = () => {
    const hasLead = document.querySelector('[fetchpriority=high]');
    const hear = ({ name, url }: PerformanceEntry & { url?: string }) => {
      if (name === 'first-contentful-paint' && hasLead) setTimeout(insert, LONGEST_LEAD_MS);
      else if (name === 'first-contentful-paint' || url) insert();
    };
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(hear));
    for (const type of ['paint', 'largest-contentful-paint'])
      observer.observe({ type, buffered: true });
    setTimeout(insert, LONGEST_PAINT_MS);
  };
  // What the first screen does not show is revealed when the page is idle (src/app/pwa/reveal.ts) or on the first of
  // these. All at once takes 100 ms on a slow phone, which a press or a typed letter would wait for (PF-9).
  const reveal = () => {
    root.dataset['revealed'] = 'all';
  };
  // A rail that is swiped needs its pictures alone.
  const revealScrolled = ({ target }: Event) => {
    if (target !== document) root.dataset['revealed'] ??= 'pictures';
    else if (root.dataset['revealed'] !== 'all') reveal();
  };
  addEventListener('scroll', revealScrolled, true);
  addEventListener('beforeprint', reveal);
  // Hidden content takes no focus and is not found by the browser's search.
  addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (key === 'Tab' || key === 'F3' || ctrlKey || metaKey) reveal();
  });
  setTimeout(() => {
    if (!(HYDRATED in root.dataset)) reveal();
  }, LONGEST_REVEAL_MS);
  // The app shell paints nothing without scripts, and a hidden tab paints no frame, so neither waits.
  if (shell !== undefined || document.visibilityState === 'hidden') insert();
  else if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', afterPaint);
  else afterPaint();
})();
