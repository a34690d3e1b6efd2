import { type Answer, json } from '../answer.ts';
import type { SandboxRequest } from '../request.ts';
import { callerOf } from '../token.ts';
import { WeatherFault, type WeatherStation } from '../weather.ts';
import { asProblem, invalidParameter, Problem, wrongMethod } from './problem.ts';

/**
 * `GET` and `PUT /weather`, for the holder of the write token, or for everybody when it is `open`;
 * undefined for other paths.
 */
export function answerWeather(
  request: SandboxRequest,
  station: WeatherStation,
  { token, open }: { token: string; open: boolean },
): Promise<Answer> | undefined {
  if (request.path !== '/weather') return undefined;
  return asProblem(async () => {
    if (!['GET', 'HEAD', 'PUT'].includes(request.method)) throw wrongMethod(['GET', 'HEAD', 'PUT']);
    if (!open && callerOf(request.authorization, token) !== 'editor') {
      throw new Problem(401, 'token_missing', 'The write token is missing or wrong');
    }
    if (request.method === 'PUT') setWeather(station, await request.readJson());
    return json(200, station.read(), { 'Cache-Control': 'no-store' });
  });
}

function setWeather(station: WeatherStation, value: unknown): void {
  try {
    station.set(value);
  } catch (error) {
    if (error instanceof WeatherFault) throw invalidParameter(error.field, error.message);
    throw error;
  }
}
