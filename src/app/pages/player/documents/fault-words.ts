import type { MessageKey } from '../../../i18n/text.ts';
import type { FileFault } from './check-file.ts';

const WORDS: Readonly<Record<FileFault, MessageKey>> = {
  file_empty: 'player.refused.fileEmpty',
  file_too_large: 'player.refused.fileTooLarge',
  file_type_not_allowed: 'player.refused.fileType',
  file_unreadable: 'player.refused.fileUnreadable',
  image_too_big: 'player.refused.imageTooBig',
};

/** Uses the same message as for the operator's response with that code. */
export const faultWords = (fault: FileFault): MessageKey => WORDS[fault];
