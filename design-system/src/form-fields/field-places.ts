/** Of the row in the list. A field's name can have anything in it. */
export const rowId = (name: string): string => `field-${encodeURIComponent(name)}`

/** Moves the focus to the row, or with `into` to what fills the field. */
export function focusField(name: string, { into = false } = {}): void {
  const row = document.getElementById(rowId(name))
  row?.querySelector<HTMLElement>(into ? 'input' : 'button')?.focus({ preventScroll: true })
}

/** Scrolls the list as little as needed. */
export const revealField = (name: string): void =>
  document.getElementById(rowId(name))?.scrollIntoView?.({ block: 'nearest' })
