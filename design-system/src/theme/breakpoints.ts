/** Where layouts change (visual.md): phones, the sidebar as slide-over, two columns on a detail page. */
export const media = {
  /** Below 640 px: two-line rows, full-screen dialogs. */
  phone: '@media (max-width: 639.98px)',
  /** Below 900 px: the sidebar is a slide-over. */
  narrow: '@media (max-width: 899.98px)',
  /** From 1100 px: content and a column of facts. */
  wide: '@media (min-width: 1100px)',
  /** A finger, not a mouse: controls are 40 px high. */
  touch: '@media (pointer: coarse)',
  /** On paper there is only the sheet. */
  print: '@media print',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const
