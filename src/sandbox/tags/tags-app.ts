import { readFileSync } from 'node:fs';
import { type Answer, empty, json, text } from '../http/answer.ts';
import type { FrameApp } from '../http/frame-app.ts';

const CONTAINER = readFileSync(new URL('container.js', import.meta.url), 'utf8');
/** The script that a tag loads in turn. */
const SECOND_SCRIPT = 'window.secondTagLoaded = true;\n';
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Maximum characters of a message, and maximum messages stored. */
const MESSAGE_LENGTH = 4096;
const MOST_MESSAGES = 1000;

const script = (body: string): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
  body,
});

/**
 * A tag manager's container and the endpoint of its tags, on another origin than the site (docs/tags.md).
 * `/tags/api/collected` lists everything received until the process ends.
 */
export function createTagsApp(): FrameApp {
  const collected: string[] = [];
  function keep(message: string): void {
    collected.push(message);
    if (collected.length > MOST_MESSAGES) collected.shift();
  }

  return {
    name: 'tags',
    async answer({ method, path, query, readBytes }) {
      switch (`${method} ${path}`) {
        case 'GET /gtm.js':
          keep(`script ${query}`);
          return script(CONTAINER);
        case 'GET /tag.js':
          keep('second script');
          return script(SECOND_SCRIPT);
        case 'GET /pixel.gif':
          keep(`pixel ${query}`);
          return { status: 200, headers: { 'Content-Type': 'image/gif' }, body: PIXEL };
        case 'POST /collect':
          keep((await readBytes(MESSAGE_LENGTH)).toString('utf8'));
          return empty(204);
        case 'GET /collected':
          return json(200, collected);
        default:
          return text(404, 'Not Found');
      }
    },
  };
}
