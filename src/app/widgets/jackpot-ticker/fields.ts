import { type ModelOf, seconds, text, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields(
  { jackpotGroup: text, refreshSeconds: seconds(30) },
  ({ jackpotGroup: group, refreshSeconds }) => ({ group, refreshSeconds }),
);
export type JackpotTicker = ModelOf<typeof fields>;
