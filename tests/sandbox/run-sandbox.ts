import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trialStaff } from '../../src/lib/staff.ts';
import type { Message } from '../../src/sandbox/accounts/outbox.ts';
import { defaultMounts } from '../../src/sandbox/http/families.ts';
import { createSandbox, type SandboxOptions } from '../../src/sandbox/sandbox.ts';
import { seededDatabases } from './seeded-databases.ts';

export const STAFF_TOKEN = 'staff-token';

/** A sandbox with its own server, for tests: seeded, in memory, with the editor token 'test-token'. */
export interface RunningSandbox {
  readonly url: string;
  readonly logged: string[];
  /** Number of requests in progress. */
  inProgress(): number;
  get(path: string, headers?: Record<string, string>): Promise<{ status: number; body: unknown }>;
  /** Sends a JSON body with the write token. */
  send(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
  /** The emails and text messages that staff may read, newest first. */
  outbox(): Promise<Message[]>;
  /** The code of the latest text message to a phone. */
  codeTo(phone: string): Promise<string>;
  stop(): Promise<void>;
}

export async function runSandbox(options: Partial<SandboxOptions> = {}): Promise<RunningSandbox> {
  const logged: string[] = [];
  const { dataDir = ':memory:', now } = options;
  const sandbox = createSandbox({
    dataDir,
    ...(dataDir === ':memory:' && { databases: seededDatabases(now?.()) }),
    mounts: defaultMounts,
    allowOrigins: [],
    staff: trialStaff({ content: 'test-token', staff: STAFF_TOKEN }),
    webhooks: [],
    log: (line) => logged.push(line),
    ...options,
    // All tests register from one address.
    settings: { registrationsPerHour: 99_999, ...options.settings },
  });
  let inProgress = 0;
  const server = createServer(async (req, res) => {
    inProgress += 1;
    if (!(await sandbox.handle(req, res))) res.writeHead(418).end();
    inProgress -= 1;
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function ask(path: string, init: RequestInit) {
    const response = await fetch(url + path, init);
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  }

  async function outbox(): Promise<Message[]> {
    const headers = { Authorization: `Bearer ${STAFF_TOKEN}` };
    return ((await ask('/operator/outbox', { headers })).body as { mails: Message[] }).mails;
  }

  return {
    url,
    logged,
    inProgress: () => inProgress,
    get: (path, headers = {}) => ask(path, { headers }),
    send: (method, path, body) =>
      ask(path, {
        method,
        headers: { Authorization: 'Bearer test-token', 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    outbox,
    async codeTo(phone) {
      const sent = (await outbox()).find(({ kind, to }) => kind === 'text' && to === phone);
      if (sent?.code === undefined) throw new Error(`No code was sent to ${phone}`);
      return sent.code;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await sandbox.close();
    },
  };
}
