/** Pixels between a mark and the edge of the view, beyond which it is as good as outside. */
const air = 24

/**
 * Scrolls so far that a mark is in sight. Parts of a text that were never seen have but an estimated height, so that it looks
 * once more where the mark has come to lie.
 */
export function scrollToMark(view: HTMLElement | null, selector: string) {
  const scroll = () => {
    const mark = view?.querySelector(selector)
    if (!view || !mark) return
    const { top, bottom } = mark.getBoundingClientRect()
    const seen = view.getBoundingClientRect()
    if (top >= seen.top + air && bottom <= seen.bottom - air) return
    view.scrollTop += top - seen.top - view.clientHeight / 3
  }
  scroll()
  requestAnimationFrame(scroll)
}
