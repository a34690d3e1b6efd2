import type { StateBlock } from '../app/boot/state-block.ts';
import { toJsonBlock } from '../lib/json-block.ts';

/** Cached text per model. Models are replaced, never mutated (src/app/state/answers.ts). */
const texts = new WeakMap<object, string>();

function textOf(model: unknown): string {
  if (typeof model !== 'object' || model === null) return toJsonBlock(model ?? null);
  const text = texts.get(model) ?? toJsonBlock(model);
  texts.set(model, text);
  return text;
}

/** Serialises a page's state like `toJsonBlock`. */
export function toStateText({ config, answers, ...others }: StateBlock): string {
  const entries = Object.entries(answers).map(
    ([key, [value, at]]) => `${toJsonBlock(key)}:[${textOf(value)},${at}]`,
  );
  const rest = toJsonBlock(others).slice(1, -1);
  return `{"config":${textOf(config)},"answers":{${entries.join(',')}}${rest && `,${rest}`}}`;
}
