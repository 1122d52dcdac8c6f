/**
 * Scrolls an entry into its list when it is outside of what shows of it.
 * (`scrollIntoView` would also make it the place from which the next Tab continues, past the skip link.)
 */
export function reveal(entry: HTMLElement): void {
  const list = entry.offsetParent
  if (!list) return
  const place = entry.getBoundingClientRect()
  const shown = list.getBoundingClientRect()
  if (place.top < shown.top) list.scrollTop -= shown.top - place.top
  if (place.bottom > shown.bottom) list.scrollTop += place.bottom - shown.bottom
}
