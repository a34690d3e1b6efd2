import type { IncomingHttpHeaders } from 'node:http';
import type * as v from 'valibot';
import type { AccountStatus, Operations } from '../../operator/contract/types.ts';
import type { Answer } from './answer.ts';
import type { OperatorFamily } from './families.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The player identified by the call's access token. */
export interface Player {
  readonly accountCode: string;
  readonly sessionId: string;
  readonly status: AccountStatus;
}

/** Required access: a player's token, none, or an optional token. */
export type Access = 'player' | 'anyone' | 'either';
type PlayerOf<A extends Access> = A extends 'player'
  ? Player
  : A extends 'either'
    ? Player | undefined
    : undefined;

/** The parameter names of a path pattern. */
type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type Id = keyof Operations;
type RequestOf<I extends Id> = Operations[I] extends { request: infer Body } ? Body : undefined;

/** A validated call for a handler. */
export interface Call<Body, Name extends string, Who> {
  /** Decoded. `accountCode` is always the player's own. */
  readonly params: Readonly<Record<Name, string>>;
  readonly query: URLSearchParams;
  readonly body: Body;
  readonly player: Who;
  readonly headers: IncomingHttpHeaders;
  readonly method: string;
  readonly requestId: string;
  /** The idempotency key (UUID); an empty string if absent, on routes that are not `idempotent`. */
  readonly idempotencyKey: string;
  /** IP address of the other end of the connection. */
  readonly address: string;
  readonly now: Date;
  /** The raw body, of at most `limit` bytes; for routes without a `body` schema. @throws BodyFault */
  readBytes(limit: number): Promise<Buffer>;
}

/** A handler's result: a value of the contract's type, sent as JSON; 204 without one. */
export interface Reply<T> {
  readonly status: number;
  readonly value?: T;
  readonly headers?: Record<string, string>;
}

interface Definition<I extends Id, Path extends string, A extends Access> {
  /** The operation of the contract. The compiler checks the types, tests check the responses. */
  readonly operation: I;
  readonly family: OperatorFamily;
  readonly method: Method;
  /** Path below the family's prefix, parameters in braces: `/accounts/{accountCode}/limits`. */
  readonly path: Path;
  readonly access: A;
  /** Requires an `Idempotency-Key`. */
  readonly idempotent?: boolean;
  /** Sets or reads the refresh cookie, so cross-site calls are refused. */
  readonly cookie?: boolean;
  /** Returns a `Reply`, or a stored `Answer`. @throws Problem */
  handle(
    call: Call<RequestOf<I>, Names<Path>, PlayerOf<A>>,
  ): Reply<Operations[I]['answer']> | Answer | Promise<Reply<Operations[I]['answer']> | Answer>;
}

/** A body schema is required exactly where the contract has a request body. */
type BodyOf<I extends Id> = Operations[I] extends { request: infer Body }
  ? { readonly body: v.GenericSchema<unknown, Body> }
  : { readonly body?: undefined };

/** A route as seen by the router, without its specific types. */
export interface Route extends Omit<Definition<Id, string, Access>, 'handle'> {
  readonly body?: v.GenericSchema | undefined;
  handle(
    call: Call<unknown, string, Player | undefined>,
  ): Reply<unknown> | Answer | Promise<Reply<unknown> | Answer>;
}

/** Defines the route of a contract operation. */
export function route<I extends Id, Path extends string, A extends Access>(
  definition: Definition<I, Path, A> & BodyOf<I>,
): Route {
  // The router passes a body validated by the schema and the parameters of the route's path.
  return definition as unknown as Route;
}
