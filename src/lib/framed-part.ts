/** Parts of the embedded operator that are shown in frames or loaded from the frames' origin. */
export type FramedPart = 'sportsbook' | 'games' | 'chat' | 'tags';
