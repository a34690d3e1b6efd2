import { setTimeout as sleep } from 'node:timers/promises';
import { isFields } from '../content/entry.ts';
import { type Answer, json } from '../http/answer.ts';
import { type Family, families } from '../http/families.ts';
import { Problem, problemAnswer } from '../http/problem.ts';

/** Simulated failures of a family of endpoints, for tests and demos. */
interface Weather {
  /** Delay of each response, ms. The maximum, ten minutes, is as good as hanging. */
  readonly delayMs: number;
  /** The share of failing calls, 0 to 1, evenly spread: 0.5 is every second call. */
  readonly failureRate: number;
  /** The status of failing calls. */
  readonly status: number;
  /** Truncates JSON in the middle. */
  readonly malformed: boolean;
  /** Every call returns 503 with the maintenance flag. */
  readonly maintenance: boolean;
  /** Every call returns 401, as if no token were valid. */
  readonly unauthorized: boolean;
}

const calm: Weather = {
  delayMs: 0,
  failureRate: 0,
  status: 500,
  malformed: false,
  maintenance: false,
  unauthorized: false,
};

/** An error in a weather setting; `field` names it. */
export class WeatherFault extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

export type WeatherStation = ReturnType<typeof createWeather>;

export function createWeather() {
  let settings = eachFamily(() => calm);
  let calls = eachFamily(() => 0);

  return {
    read: (): Readonly<Record<Family, Weather>> => settings,

    /** Replaces the settings. Omitted families and fields have no failures. @throws WeatherFault */
    set(value: unknown): void {
      if (!isFields(value)) throw new WeatherFault('', 'the weather must be an object');
      const unknown = Object.keys(value).find((key) => !families.some((family) => family === key));
      if (unknown !== undefined) {
        throw new WeatherFault(unknown, `a family must be one of ${families.join(', ')}`);
      }
      settings = eachFamily((family) => readWeather(family, value[family]));
      calls = eachFamily(() => 0);
    },

    /** Applies the family's weather to a call. `gone` ends the delay early. */
    async through(
      family: Family,
      gone: AbortSignal,
      answer: () => Promise<Answer>,
    ): Promise<Answer> {
      const weather = settings[family];
      const { delayMs, failureRate, status, malformed } = weather;
      const call = ++calls[family];
      if (delayMs > 0) await sleep(delayMs, undefined, { signal: gone, ref: false });
      if (weather.maintenance) return failure(family, 503, { maintenance: true });
      if (weather.unauthorized) return failure(family, 401, {});
      const fails = Math.floor(call * failureRate) > Math.floor((call - 1) * failureRate);
      if (fails) return failure(family, status, {});
      const fair = await answer();
      if (!malformed || typeof fair.body !== 'string') return fair;
      return { ...fair, body: fair.body.slice(0, Math.ceil(fair.body.length / 2)) };
    },
  };
}

const eachFamily = <T>(make: (family: Family) => T) =>
  Object.fromEntries(families.map((family) => [family, make(family)])) as Record<Family, T>;

function readWeather(family: Family, value: unknown): Weather {
  if (value === undefined) return calm;
  if (!isFields(value)) throw new WeatherFault(family, 'a family must be an object');
  const number = (key: string, fallback: number, least: number, most: number): number => {
    const given = value[key] ?? fallback;
    if (typeof given === 'number' && given >= least && given <= most) return given;
    throw new WeatherFault(`${family}.${key}`, `${key} must be a number from ${least} to ${most}`);
  };
  const flag = (key: string): boolean => {
    const given = value[key] ?? false;
    if (typeof given === 'boolean') return given;
    throw new WeatherFault(`${family}.${key}`, `${key} must be true or false`);
  };
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(calm, key));
  if (unknown !== undefined)
    throw new WeatherFault(`${family}.${unknown}`, 'there is no such setting');
  return {
    delayMs: number('delayMs', 0, 0, 600_000),
    failureRate: number('failureRate', 0, 0, 1),
    status: Math.trunc(number('status', 500, 400, 599)),
    malformed: flag('malformed'),
    maintenance: flag('maintenance'),
    unauthorized: flag('unauthorized'),
  };
}

function failure(family: Family, status: number, flags: Record<string, unknown>): Answer {
  if (family !== 'content') {
    const code = status === 401 ? 'token_invalid' : 'unavailable';
    return problemAnswer(new Problem(status, code, 'Try again later', { extra: flags }));
  }
  const error = { status, name: 'InternalServerError', message: 'Internal Server Error' };
  return json(status, { data: null, error, ...flags });
}
