import { print } from './print.ts';

export const messages = {
  ...print,
  'info.contents': 'On this page',
  'info.others': 'Also worth reading',
  'info.revised': 'Last changed on',
};
