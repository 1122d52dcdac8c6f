import { rowLinkSelector } from './RowLink'

/** The row around an element of this table. */
export function rowIndexAt(target: Element, scroller: HTMLElement | null): number | undefined {
  const row = target.closest<HTMLElement>('[data-row-index]')
  return row && scroller?.contains(row) ? Number(row.dataset['rowIndex']) : undefined
}

/** Moves the focus to a row's link. The row may be rendered only after the scroll: one frame later at most. */
export function focusRow(scroller: HTMLElement | null, index: number): void {
  const find = () => scroller?.querySelector<HTMLElement>(`[data-row-index="${index}"] ${rowLinkSelector}`)
  const link = find()
  if (link) link.focus({ preventScroll: true })
  else requestAnimationFrame(() => find()?.focus({ preventScroll: true }))
}
