import * as v from 'valibot';
import { describeError } from '../../lib/describe-error.ts';
import { campaignViewSchema, type ReadCampaign } from '../campaign-view.ts';

const TIMEOUT_MS = 30_000;

/** A refusal by the operator; `faults` has a line per invalid key of the campaign. */
export class OperatorRefusal extends Error {
  readonly status: number;
  readonly faults: readonly string[];
  constructor(status: number, title: string, faults: readonly string[]) {
    super(title);
    this.status = status;
    this.faults = faults;
  }
}

/** No response, or a response that no operator sends. */
export class OperatorUnavailable extends Error {}

const problemSchema = v.object({
  title: v.string(),
  faults: v.optional(v.array(v.string()), []),
});
const listSchema = v.object({ campaigns: v.array(campaignViewSchema) });
const previewSchema = v.object({
  total: v.number(),
  send: v.number(),
  // Absent if the campaign names players.
  later: v.optional(v.number()),
  skippedBy: v.optional(v.record(v.string(), v.number()), {}),
  // Absent after the last device.
  next: v.optional(v.string()),
});
const keySchema = v.object({ applicationServerKey: v.string() });

export type OperatorApi = ReturnType<typeof createOperatorApi>;

/**
 * Client of the campaign API (docs/push-campaigns.md). Calls throw OperatorRefusal or OperatorUnavailable.
 * @param operator its base, such as http://localhost:3000/operator
 */
export function createOperatorApi(operator: string, token: string) {
  async function ask<T>(
    method: 'GET' | 'POST',
    path: string,
    schema: v.GenericSchema<unknown, T>,
    body?: unknown,
  ): Promise<T> {
    const address = `${operator}/push/${path}`;
    let answer: { status: number; value: unknown };
    try {
      const response = await fetch(address, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      answer = { status: response.status, value: await response.json() };
    } catch (error) {
      throw new OperatorUnavailable(`${address} does not answer (${describeError(error)})`);
    }
    const read = answer.status < 400 ? v.safeParse(schema, answer.value) : undefined;
    if (read?.success === true) return read.output;
    const problem = v.safeParse(problemSchema, answer.value);
    if (answer.status < 400 || !problem.success)
      throw new OperatorUnavailable(`${address} answers ${answer.status}, not as an operator does`);
    if (answer.status >= 500)
      throw new OperatorUnavailable(`${address} answers ${answer.status}: ${problem.output.title}`);
    throw new OperatorRefusal(answer.status, problem.output.title, problem.output.faults);
  }

  const view = (method: 'GET' | 'POST', path: string, body?: unknown): Promise<ReadCampaign> =>
    ask(method, path, campaignViewSchema, body);

  return {
    /** Creates a campaign. An existing one is not changed. */
    create: (campaign: unknown) => view('POST', 'campaigns', campaign),
    /** Counts some devices. @param after `next` of the previous call */
    preview: (campaign: unknown, after?: string) =>
      ask(
        'POST',
        after === undefined ? 'previews' : `previews?${new URLSearchParams({ after })}`,
        previewSchema,
        campaign,
      ),
    schedule: (id: string) => view('POST', `campaigns/${id}/schedule`),
    cancel: (id: string) => view('POST', `campaigns/${id}/cancel`),
    find: (id: string) => view('GET', `campaigns/${id}`),
    list: async () => (await ask('GET', 'campaigns', listSchema)).campaigns,
    /** The public key for push subscriptions. */
    key: async () => (await ask('GET', 'key', keySchema)).applicationServerKey,
  };
}
