import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, json } from './answer.ts';
import { isFields } from './content/entry.ts';

export type Family = 'content' | 'operator';

/** How a family of endpoints misbehaves, for tests and demonstrations. */
export interface Weather {
  /** Milliseconds that each answer waits; ten minutes, the most, is as good as hanging. */
  readonly delayMs: number;
  /** The share of calls that fail, 0 to 1, spread evenly: 0.5 is every second call. */
  readonly failureRate: number;
  /** The status of those that fail. */
  readonly status: number;
  /** JSON that breaks off in the middle. */
  readonly malformed: boolean;
  /** Every call answers 503 with the maintenance flag. */
  readonly maintenance: boolean;
}

const calm: Weather = {
  delayMs: 0,
  failureRate: 0,
  status: 500,
  malformed: false,
  maintenance: false,
};

/** What is wrong with a weather setting; `field` says where. */
export class WeatherFault extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

export type WeatherStation = ReturnType<typeof createWeather>;

export function createWeather() {
  let settings: Record<Family, Weather> = { content: calm, operator: calm };
  const calls: Record<Family, number> = { content: 0, operator: 0 };

  return {
    read: (): Record<Family, Weather> => settings,

    /** Replaces the settings; what is not named is calm. Throws WeatherFault. */
    set(value: unknown): void {
      if (!isFields(value)) throw new WeatherFault('', 'the weather is an object');
      for (const key of Object.keys(value)) {
        if (key !== 'content' && key !== 'operator') {
          throw new WeatherFault(key, 'a family is content or operator');
        }
      }
      settings = {
        content: readWeather('content', value.content),
        operator: readWeather('operator', value.operator),
      };
      calls.content = 0;
      calls.operator = 0;
    },

    /** Puts a call through the family's weather; `gone` ends the waiting early. */
    async through(
      family: Family,
      gone: AbortSignal,
      answer: () => Promise<Answer>,
    ): Promise<Answer> {
      const { delayMs, failureRate, status, malformed, maintenance } = settings[family];
      const call = ++calls[family];
      if (delayMs > 0) await sleep(delayMs, undefined, { signal: gone, ref: false });
      if (maintenance) return failure(family, 503, { maintenance: true });
      const fails = Math.floor(call * failureRate) > Math.floor((call - 1) * failureRate);
      if (fails) return failure(family, status, {});
      const fair = await answer();
      if (!malformed || typeof fair.body !== 'string') return fair;
      return { ...fair, body: fair.body.slice(0, Math.ceil(fair.body.length / 2)) };
    },
  };
}

function readWeather(family: Family, value: unknown): Weather {
  if (value === undefined) return calm;
  if (!isFields(value)) throw new WeatherFault(family, 'a weather is an object');
  const number = (key: string, fallback: number, least: number, most: number): number => {
    const given = value[key] ?? fallback;
    if (typeof given === 'number' && given >= least && given <= most) return given;
    throw new WeatherFault(`${family}.${key}`, `${key} is a number from ${least} to ${most}`);
  };
  const flag = (key: string): boolean => {
    const given = value[key] ?? false;
    if (typeof given === 'boolean') return given;
    throw new WeatherFault(`${family}.${key}`, `${key} is true or false`);
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
  };
}

function failure(family: Family, status: number, flags: object): Answer {
  if (family === 'operator') {
    const body = {
      type: 'about:blank',
      status,
      code: 'unavailable',
      title: 'Try again later',
      ...flags,
    };
    return json(status, body, { 'Cache-Control': 'no-store' }, 'application/problem+json');
  }
  const error = { status, name: 'InternalServerError', message: 'Internal Server Error' };
  return json(status, { data: null, error, ...flags });
}
