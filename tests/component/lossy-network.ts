type Network = (request: Request) => Promise<Response>;

/** The embedded operator. While the site is mounted, `fetch` goes through the test first. */
export const operator = fetch.bind(window);

/** The response is lost. */
export const drops: Network = async (request) => {
  await operator(request);
  throw new TypeError('Failed to fetch');
};

/** The response ends in the middle of its body. */
export const cuts: Network = async (request) => {
  const answer = await operator(request);
  const body = await answer.text();
  if (body === '') throw new TypeError('Failed to fetch');
  return new Response(body.slice(0, body.length / 2), answer);
};

/** A proxy answers in the operator's place. */
export const answersForItself: Network = async (request) => {
  await operator(request);
  return new Response('Bad gateway', { status: 502 });
};

/** The request arrives twice. */
export const doubles: Network = async (request) => {
  await operator(request.clone());
  return operator(request);
};
