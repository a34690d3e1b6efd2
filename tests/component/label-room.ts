/** Room that a select leaves beside its chosen label, in CSS px; below 0 the label is cut. */
export function labelRoom(select: HTMLSelectElement): number {
  const whole = document.createElement('select');
  whole.className = select.className;
  whole.name = select.name;
  whole.add(new Option(select.selectedOptions[0]?.text));
  whole.style.cssText = 'position: absolute; flex: none; width: max-content';
  select.after(whole);
  const width = whole.offsetWidth;
  whole.remove();
  return select.offsetWidth - width;
}
