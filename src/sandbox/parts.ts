import { accountsPart } from './accounts/accounts-part.ts';
import { auditPart } from './audit/audit-part.ts';
import { bookPart } from './book/book-part.ts';
import { planBet } from './book/seed-bets.ts';
import { chatPart } from './chat/chat-part.ts';
import { documentsPart } from './documents/documents-part.ts';
import { fraudPart } from './fraud/fraud-part.ts';
import { helpPart } from './help/help-part.ts';
import type { OperatorPart } from './operator/part.ts';
import { playPart } from './play/play-part.ts';
import { promotionsPart } from './promotions/promotions-part.ts';
import { walletPart } from './wallet/wallet-part.ts';

/** The operator's parts, each after those whose tables it references. */
export const operatorParts: readonly OperatorPart[] = [
  auditPart,
  accountsPart,
  walletPart(planBet),
  documentsPart,
  playPart,
  bookPart,
  promotionsPart,
  fraudPart,
  chatPart,
  helpPart,
];
