type Method = 'GET' | 'POST' | 'DELETE';
/** Key of an element reference in W3C WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A W3C WebDriver session: one browser with one window. */
export interface Session {
  /** @param path relative to the session, such as `/url` */
  call<Result>(method: Method, path: string, body?: object): Promise<Result>;
  /** Returns the path of the first matching element. */
  find(selector: string): Promise<string>;
}

/** Starts a browser. @param address of the driver @param capabilities required of the browser */
export async function startSession(address: string, capabilities: object): Promise<Session> {
  const body = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await send<{ sessionId: string }>('POST', `${address}/session`, body);
  const call = <Result>(method: Method, path: string, body?: object) =>
    send<Result>(method, `${address}/session/${sessionId}${path}`, body);
  return {
    call,
    async find(value) {
      const found = await call<Record<string, string>>('POST', '/element', {
        using: 'css selector',
        value,
      });
      return `/element/${found[ELEMENT]}`;
    },
  };
}

async function send<Result>(method: Method, url: string, body?: object): Promise<Result> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as {
    value: Result & { error?: string; message?: string };
  };
  if (!response.ok)
    throw new Error(`${method} ${new URL(url).pathname}: ${value?.error} ${value?.message}`);
  return value;
}
