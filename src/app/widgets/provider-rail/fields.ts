import { count, type ModelOf, widgetFields } from '../widget-fields.ts';

export const fields = widgetFields({ maxItems: count(60, 30) });
export type ProviderRail = ModelOf<typeof fields>;
