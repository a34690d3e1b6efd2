export interface ScrollMoment {
  /** Whether the bar is visible now. */
  shown: boolean;
  /** Previous and current scroll position, CSS px. */
  from: number;
  to: number;
  /** Heights of page and viewport, CSS px. */
  pageHeight: number;
  windowHeight: number;
  /** Whether the bar contains the focus. */
  focused: boolean;
  ios: boolean;
}

/** MOB-3: always visible up to here on iOS, because of overscroll at the top. CSS px. */
const IOS_TOP = 50;

/** Whether the bar is visible after scrolling: down hides, up shows, else unchanged (MOB-3). */
export function isShownAfterScroll(moment: ScrollMoment): boolean {
  const { shown, from, to, pageHeight, windowHeight, focused, ios } = moment;
  if (focused || pageHeight <= windowHeight) return true;
  if (ios && to <= IOS_TOP) return true;
  return to === from ? shown : to < from;
}
