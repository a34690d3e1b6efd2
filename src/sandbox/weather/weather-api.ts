import { hasRight, memberOf } from '../../lib/staff.ts';
import type { StaffDesk } from '../../push/service/staff-api.ts';
import { type Answer, json } from '../http/answer.ts';
import { asProblem, invalidParameter, Problem, wrongMethod } from '../http/problem.ts';
import type { SandboxRequest } from '../http/request.ts';
import type { Settings } from '../operator/settings.ts';
import { WeatherFault, type WeatherStation } from './weather.ts';

/** Headers of a request that a proxy forwards. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'via'];

/**
 * `GET` and `PUT /weather`, for staff with that right, for everyone on this machine if it is `open` to it, or on the
 * network; undefined for other paths. A proxy on this machine may forward anyone's requests.
 */
export function answerWeather(
  request: SandboxRequest,
  station: WeatherStation,
  { desk, openTo }: { desk: StaffDesk; openTo: Settings['demoWeather'] },
): Promise<Answer> | undefined {
  if (request.path !== '/weather') return undefined;
  return asProblem(async () => {
    if (!['GET', 'HEAD', 'PUT'].includes(request.method)) throw wrongMethod(['GET', 'HEAD', 'PUT']);
    const { authorization, headers } = request;
    const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
    const open = openTo === 'network' || (openTo === 'machine' && !isForwarded);
    const member = open
      ? memberOf(authorization, desk.staff)
      : desk.recognise(authorization, request);
    if (!open && member === undefined) {
      throw new Problem(401, 'token_missing', 'The staff token is missing or wrong');
    }
    if (!open && member && !hasRight(member, 'weather')) {
      desk.note({ event: 'staff-refused', name: member.name }, request);
      throw new Problem(403, 'right_missing', `${member.name} has no right to weather`);
    }
    if (request.method === 'PUT' && member) {
      desk.note({ event: 'staff-write', name: member.name }, request);
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
