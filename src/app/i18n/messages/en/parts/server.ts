import type { ServerWords } from '../../../server-words.ts';

export const server: ServerWords = {
  busy: 'We are very busy right now. This page opens by itself in a moment.',
  preview: {
    refused: {
      title: 'This preview cannot be opened',
      text: 'The link is not valid, or it has expired. Ask for a new one.',
      home: 'Go to the site',
    },
    mark: (moment) => `Preview: drafts, as of ${moment}`,
    leave: 'Leave preview',
  },
};
