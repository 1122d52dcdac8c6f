/**
 * How a dialog comes: Fluent's motion answers what someone did. A page that opens with its dialog, by a link or a reload, shows it as it is: what
 * fades in there is read a quarter of a second later, and only counted as painted (LCP) when something beside it is.
 */
export const openingMotion = (): { surfaceMotion?: null } =>
  ['pointerdown', 'keydown'].every(type => countOf(type) === 0) ? { surfaceMotion: null } : {}

/** How often that happened on this page, which may have come from another one; undefined in browsers that do not count. */
const countOf = (type: string) => (performance.eventCounts as EventCounts | undefined)?.get(type)
