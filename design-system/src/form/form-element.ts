/** The paths of the fields that are drawn now, in their order. */
export const fieldsOf = (form: HTMLElement | null): string[] =>
  [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map(field => field.dataset['field'] ?? '')

/** What a field is called on the screen; its path where it has no name. */
export function labelOf(form: HTMLElement | null, path: string): string {
  const field = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
    ({ dataset }) => dataset['field'] === path,
  )
  return field?.querySelector('label, legend')?.textContent ?? path
}

const focusable = 'input:not(:disabled, [type=file]), select, textarea, button'

/**
 * Focuses the first field with an error and scrolls it to the middle, so that the message below it can be read, too. Of a
 * group, such as radio buttons, its first part gets the focus.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid=true]')
  const target = invalid?.matches(focusable) ? invalid : invalid?.querySelector<HTMLElement>(focusable)
  if (!target) return
  target.focus({ preventScroll: true })
  const field = target.closest('[data-field]') ?? target
  field.scrollIntoView({ block: 'center' })
}
