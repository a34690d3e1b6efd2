import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../fixtures/free-port.ts';
import { type Driver, expressionOf, retry, until } from './driver.ts';
import { startDisplay } from './virtual-display.ts';
import { type Session, startSession } from './web-driver.ts';

/** The toolbar would prevent the window from being as narrow as a phone. */
const NARROW_TOOLBAR = 'button, entry { min-width: 0; margin: 0; border-width: 0; padding: 0 }';

/** Starts WebKitGTK's MiniBrowser with W3C WebDriver, on its own display. @param browser path of MiniBrowser */
export async function startWebKit(programs: { driver: string; browser: string }): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'marquee-webkit-'));
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(home, toolkit));
    writeFileSync(join(home, toolkit, 'gtk.css'), NARROW_TOOLBAR);
  }
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      XDG_CONFIG_HOME: home,
      // The sandbox does not start for root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const ended = once(driver, 'exit');
  const stop = async () => {
    driver.kill();
    await ended;
    await display.stop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    await retry(() => fetch(`${address}/status`));
    const session = await startSession(address, {
      // The first console messages are only received if WebDriver does not wait for the end of loading.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    });
    return drive(session, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts listening to a document's console, once, and returns and clears the messages so far. */
const LISTEN = `
  const heard = (window.heardOfConsole ??= (() => {
    const messages = [];
    for (const level of ['error', 'warn']) {
      const say = console[level];
      console[level] = (...said) => {
        messages.push(said.map(String).join(' '));
        say.apply(console, said);
      };
    }
    addEventListener('error', ({ message }) => messages.push('uncaught: ' + message));
    addEventListener('unhandledrejection', ({ reason }) => messages.push('uncaught: ' + reason));
    // WebDriver has no access to what the engine itself writes to the console.
    addEventListener('error', ({ target }) => {
      if (target instanceof Element) messages.push('failed: ' + (target.src ?? target.href));
    }, true);
    new ReportingObserver(
      (reports) => reports.forEach(({ body }) => messages.push('refused: ' + body.effectiveDirective + ' ' + body.blockedURL)),
      { types: ['csp-violation'], buffered: true },
    ).observe();
    return messages;
  })());`;

/**
 * Scrolls to an element and waits until it stops moving, because content that is first rendered when it is near grows.
 * Centres it, clear of the bar at the bottom. @returns whether a press there reaches it
 */
async function bringIntoReach(selector: string): Promise<boolean> {
  const element = document.querySelector(selector);
  if (!element) return false;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let top: number;
  do {
    element.scrollIntoView({ block: 'center' });
    top = element.getBoundingClientRect().top;
    await frame();
    await frame();
  } while (element.getBoundingClientRect().top !== top);
  const { left, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

function drive(session: Session, stop: () => Promise<void>): Driver {
  const said: string[] = [];
  const { call, find } = session;

  /** The driver does not report the console, so each script also collects its messages from the page. */
  async function run<Result>(expression: string): Promise<Result> {
    const script = `${LISTEN} return Promise.resolve(${expression}).then((value) => [value, heard.splice(0)])`;
    const [value, messages] = await call<[Result, string[]]>('POST', '/execute/sync', {
      script,
      args: [],
    });
    said.push(...messages);
    return value;
  }

  /** Navigates or reloads and waits for the new document. */
  async function replace(path: '/url' | '/refresh', body: object): Promise<void> {
    await run('(window.isLeft = true)');
    await call('POST', path, body);
    await retry(async () => {
      if (!(await run('window.isLeft !== true'))) throw new Error('No other document came');
    });
  }

  const tab: Driver = {
    open: (url) => replace('/url', { url }),
    reload: () => replace('/refresh', {}),
    evaluate: (script, ...args) => run(expressionOf(script, args)),
    press: (selector) =>
      retry(async () => {
        const element = await find(selector);
        if (!(await run<boolean>(expressionOf(bringIntoReach, [selector]))))
          throw new Error(`Another element covers ${selector}`);
        await call('POST', `${element}/click`, {});
      }),
    fill: (selector, text) =>
      retry(async () => {
        const field = await find(selector);
        await call('POST', `${field}/clear`, {});
        await call('POST', `${field}/value`, { text });
      }),
    async setSize(size) {
      // The rectangle includes the toolbar above the page.
      const bar = await run<number>('outerHeight - innerHeight');
      await call('POST', '/window/rect', { x: 0, y: 0, ...size, height: size.height + bar });
      await until(tab, (width) => innerWidth === width, size.width);
    },
    async takeConsole() {
      await run('undefined');
      return said.splice(0);
    },
    async close() {
      await call('DELETE', '').finally(stop);
    },
  };
  return tab;
}
