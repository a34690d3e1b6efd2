export interface ScrollMoment {
  /** Whether the bar is shown now. */
  shown: boolean;
  /** Scroll positions before and now, in CSS px. */
  from: number;
  to: number;
  /** Heights of the page and of the window, in CSS px. */
  pageHeight: number;
  windowHeight: number;
  /** Whether focus is inside the bar. */
  focused: boolean;
  ios: boolean;
}

/** MOB-3: on iOS the bar always shows up to here, since the page bounces at its top. CSS px. */
const IOS_TOP = 50;

/** Whether the bar is shown after a scroll: down hides, up shows, standing still changes nothing (MOB-3). */
export function isShownAfterScroll(moment: ScrollMoment): boolean {
  const { shown, from, to, pageHeight, windowHeight, focused, ios } = moment;
  if (focused || pageHeight <= windowHeight) return true;
  if (ios && to <= IOS_TOP) return true;
  return to === from ? shown : to < from;
}
