// The one inline script, allowed by its hash: the same bytes on every page, so what differs is read from
// its own data attributes. It sets what must be right before the first paint, then lets the page paint
// before any module is asked for (half the first paint otherwise, docs/benchmarks.md).
import { FORMATS_FILE } from '../../config/paths.ts';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** A page that draws nothing, as one that is opened behind another, gets its modules all the same. */
const LONGEST_PAINT_MS = 2000;
/** A page whose modules do not come shows all of itself. */
const LONGEST_REVEAL_MS = 8000;

(() => {
  const root = document.documentElement;
  const {
    modules = '',
    cookieNotice,
    shell,
    theme: brandTheme = 'system',
  } = (document.currentScript as HTMLScriptElement).dataset;
  /** @param start of its name and value */
  const hasCookie = (start: string) =>
    document.cookie.split('; ').some((pair) => pair.startsWith(start));

  let theme = brandTheme;
  try {
    theme = localStorage.getItem('theme') ?? theme;
  } catch {
    // Storage is refused: the brand's theme.
  }
  if (theme === 'system')
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  root.dataset['theme'] = theme === 'light' ? 'light' : 'dark';
  // Once it has arrived whole: it stands on its lower edge, and what came of it first would jump up for the rest.
  if (cookieNotice !== undefined && !hasCookie('cookies_accepted='))
    addEventListener('DOMContentLoaded', () => {
      root.dataset['cookies'] = 'pending';
    });
  if (hasCookie('session_hint=1')) root.dataset['session'] = 'restoring';
  if (matchMedia('(display-mode: standalone)').matches) root.dataset['standalone'] = '';

  // Offered once, before any module runs (src/app/pwa/install.ts).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    (window as { installPrompt?: Event }).installPrompt = event;
  });

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
    // While the modules are on their way: what the first format of a page costs is paid on another thread.
    new Worker(policy.createScriptURL(FORMATS_FILE));
  };
  // A frame callback comes before its frame is drawn; the entry comes when it is on the screen.
  const afterPaint = () => {
    new PerformanceObserver(insert).observe({ type: 'paint', buffered: true });
    setTimeout(insert, LONGEST_PAINT_MS);
  };
  // What lies below the first screen is shown when the page is at rest (src/app/pwa/reveal.ts), or as soon as somebody goes there.
  const reveal = () => {
    root.dataset['revealed'] = 'all';
  };
  for (const act of ['scroll', 'pointerdown', 'keydown', 'beforeprint'])
    addEventListener(act, reveal, { once: true, passive: true });
  setTimeout(() => {
    if (!('hydrated' in root.dataset)) reveal();
  }, LONGEST_REVEAL_MS);
  // The app shell has nothing to paint before its scripts. A hidden tab paints no frame; its scripts need not wait for one.
  if (shell !== undefined || document.visibilityState === 'hidden') insert();
  else if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', afterPaint);
  else afterPaint();
})();
