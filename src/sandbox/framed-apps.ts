import type { DatabaseSync } from 'node:sqlite';
import type { FramedPart } from '../lib/framed-part.ts';
import { createBookApp } from './book/book-app.ts';
import { createChatApp } from './chat/chat-app.ts';
import { spotGames, tableRules } from './games/games-of-kinds.ts';
import { createSlotApp } from './games/slot/slot-app.ts';
import { createSpotApp } from './games/spots/spot-app.ts';
import { createTableApp } from './games/table/table-app.ts';
import type { FrameApp } from './http/frame-app.ts';
import { createLiveApp } from './live/live-app.ts';
import type { Settings } from './operator/settings.ts';
import { createTagsApp } from './tags/tags-app.ts';

interface FramedAppsOptions {
  readonly database: DatabaseSync;
  readonly settings: Settings;
  readonly chatKey: string;
  readonly now: () => Date;
}

/** The sportsbook, the games, the chat and the tag manager, which are served on the frames' own origin. */
export function createFramedApps(options: FramedAppsOptions) {
  const book = createBookApp(options);
  const live = spotGames.map((game) => createLiveApp(game, options));
  const apps: Readonly<Record<FramedPart, readonly FrameApp[]>> = {
    sportsbook: [book],
    games: [
      createSlotApp(options),
      ...tableRules.map((rules) => createTableApp(rules, options)),
      ...spotGames.map((game) => createSpotApp(game, options)),
      ...live,
    ],
    chat: [createChatApp(options)],
    tags: [createTagsApp()],
  };
  return {
    /** @param parts all if absent */
    of: (parts: readonly FramedPart[] = Object.keys(apps) as FramedPart[]) =>
      parts.flatMap((part) => apps[part]),
    close() {
      book.close();
      for (const { close } of live) close();
    },
  };
}
