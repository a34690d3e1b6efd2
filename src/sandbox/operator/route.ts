import type { IncomingHttpHeaders } from 'node:http';
import type * as v from 'valibot';
import type { AccountStatus, Operations } from '../../operator/contract/types.ts';
import type { Answer } from '../answer.ts';
import type { OperatorFamily } from '../families.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The player whose access token came with the call. */
export interface Player {
  readonly accountCode: string;
  readonly sessionId: string;
  readonly status: AccountStatus;
}

/** Who may call: the holder of an access token, anybody, or anybody though a token is looked at. */
export type Access = 'player' | 'anyone' | 'either';
type PlayerOf<A extends Access> = A extends 'player'
  ? Player
  : A extends 'either'
    ? Player | undefined
    : undefined;

/** The names in braces of a path pattern. */
type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type Id = keyof Operations;
type RequestOf<I extends Id> = Operations[I] extends { request: infer Body } ? Body : undefined;

/** A call as handlers see it: everything in it has been checked. */
export interface Call<Body, Name extends string, Who> {
  /** Decoded. `accountCode` is the player's own. */
  readonly params: Readonly<Record<Name, string>>;
  readonly query: URLSearchParams;
  readonly body: Body;
  readonly player: Who;
  readonly headers: IncomingHttpHeaders;
  readonly method: string;
  readonly requestId: string;
  /** The UUID of the attempt; an empty string without one, on routes that are not `idempotent`. */
  readonly idempotencyKey: string;
  /** IP address of the other end of the connection. */
  readonly address: string;
  readonly now: Date;
  /** The raw body, of at most so many bytes; for routes without a `body` schema. Throws BodyFault. */
  readBytes(limit: number): Promise<Buffer>;
}

/** What a handler gives: a value of the contract's type, sent as JSON; 204 without one. */
export interface Reply<T> {
  readonly status: number;
  readonly value?: T;
  readonly headers?: Record<string, string>;
}

interface Definition<I extends Id, Path extends string, A extends Access> {
  /** The operation of the contract; its types are checked here, its answers in tests. */
  readonly operation: I;
  readonly family: OperatorFamily;
  readonly method: Method;
  /** Below the family's prefix, names in braces: `/accounts/{accountCode}/limits`. */
  readonly path: Path;
  readonly access: A;
  /** Demands an `Idempotency-Key`. */
  readonly idempotent?: boolean;
  /** Sets or reads the refresh cookie, and so refuses calls from other sites. */
  readonly cookie?: boolean;
  /** Answers `Reply`, or an `Answer` that was stored. Throws Problem. */
  handle(
    call: Call<RequestOf<I>, Names<Path>, PlayerOf<A>>,
  ): Reply<Operations[I]['answer']> | Answer | Promise<Reply<Operations[I]['answer']> | Answer>;
}

/** A JSON body's schema is due exactly where the contract has one. */
type BodyOf<I extends Id> = Operations[I] extends { request: infer Body }
  ? { readonly body: v.GenericSchema<unknown, Body> }
  : { readonly body?: undefined };

/** A route as the router sees it, whatever its types. */
export interface Route extends Omit<Definition<Id, string, Access>, 'handle'> {
  readonly body?: v.GenericSchema | undefined;
  handle(
    call: Call<unknown, string, Player | undefined>,
  ): Reply<unknown> | Answer | Promise<Reply<unknown> | Answer>;
}

/** One operation of the contract and who answers it. */
export function route<I extends Id, Path extends string, A extends Access>(
  definition: Definition<I, Path, A> & BodyOf<I>,
): Route {
  // The router hands over a body that its schema passed and the names of its own path.
  return definition as unknown as Route;
}
