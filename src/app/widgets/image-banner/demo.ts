import { demoPicture, type WidgetDemo } from '../widget-demo.ts';
import type { ImageBanner } from './fields.ts';

export const demo: WidgetDemo<ImageBanner> = {
  widget: { image: demoPicture, narrowImage: undefined, alt: 'The theatre', link: undefined },
  shows: ['alt="The theatre"', 'width="512" height="512"'],
};
