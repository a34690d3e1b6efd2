import { operator } from './operator-api.ts';

type Network = (request: Request) => Promise<Response>;

/** The response is lost. */
export const drops: Network = async (request) => {
  await operator(request);
  throw new TypeError('Failed to fetch');
};

/** A proxy answers instead of the operator. */
export const answersForItself: Network = async (request) => {
  await operator(request);
  return new Response('Bad gateway', { status: 502 });
};

/** The request arrives twice. */
export const doubles: Network = async (request) => {
  await operator(request.clone());
  return operator(request);
};
