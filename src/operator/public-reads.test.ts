import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationAt, queryFaults } from '../../tests/sandbox/contract-call.ts';
import { answerFaults } from '../../tests/sandbox/contract-check.ts';
import { type RunningSandbox, runSandbox } from '../../tests/sandbox/run-sandbox.ts';
import defaults from '../config/default-site.json' with { type: 'json' };
import { createHttp } from '../http/http.ts';
import type { ParseContext, Query } from '../http/query.ts';
import { readQuery } from '../http/read-query.ts';
import {
  allGamesQuery,
  footerPaymentMethodsQuery,
  gameProvidersQuery,
  gameQuery,
} from './catalogue.ts';
import { allEventsQuery, jackpotsQuery, winnersQuery } from './live.ts';
import { paymentMethodsQuery } from './payment-methods.ts';
import { registrationAccessQuery } from './registration.ts';
import { cashierMethodsQuery } from './wallet.ts';

const bases = defaults.endpoints;
const queries: Query<unknown>[] = [
  footerPaymentMethodsQuery(),
  paymentMethodsQuery(),
  cashierMethodsQuery(),
  gameProvidersQuery(),
  allGamesQuery(),
  gameQuery('moth-and-moon'),
  jackpotsQuery('marquee'),
  winnersQuery('day', 10),
  allEventsQuery(false),
  registrationAccessQuery(),
];
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.stop());

/** Reads a query like the site. @returns the parsed response, left-out entries, and contract violations */
async function read(query: Query<unknown>) {
  const left: string[] = [];
  const faults: string[] = [];
  const context: ParseContext = {
    mediaBase: bases.content,
    operatorBase: bases.operator,
    cleanHtml: () => Promise.reject(new Error('no HTML here')),
    report: (problem) => left.push(problem),
  };
  const http = createHttp({
    bases,
    origin: sandbox.url,
    async fetch(input, init) {
      const response = await fetch(input, init);
      const url = new URL(String(input));
      const operation = operationAt(init?.method ?? 'GET', url.pathname);
      if (operation === undefined) throw new Error(`the contract has no ${url.pathname}`);
      const text = await response.clone().text();
      faults.push(
        ...queryFaults(operation, url.searchParams),
        ...answerFaults(operation.id, {
          status: response.status,
          contentType: response.headers.get('content-type') ?? '',
          body: parseJson(text),
        }),
      );
      return response;
    },
  });
  const answer = await readQuery(query, http, bases, context, { fallbackLocale: 'en' });
  return { answer, left, faults };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

test.each(queries)(
  'QRY-2 REQ-10 $key: matches the contract, with nothing left out',
  async (query) => {
    const { answer, left, faults } = await read(query);
    expect({ faults, left }).toEqual({ faults: [], left: [] });
    if (!answer.ok) throw new Error(answer.error.kind);
    if (Array.isArray(answer.value)) expect(answer.value.length).toBeGreaterThan(2);
  },
);

test.each(queries)(
  'REQ-10 $key: rejects a broken response, as the contract does',
  async (query) => {
    await sandbox.send('PUT', '/operator/weather', { operator: { malformed: true } });
    const { answer, faults } = await read(query);
    await sandbox.send('PUT', '/operator/weather', {});
    expect(answer).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    expect(faults).not.toEqual([]);
  },
);
