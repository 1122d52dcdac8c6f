import { isComposing } from '@coverdesk/design-system'

/** Where letters are text, or choose an option. */
const typing = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="file"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="menu"]',
  '[role="listbox"]',
].join()

const dialog = '[role="dialog"], [role="alertdialog"]'

/**
 * Whether keys may run a command now: never while the person types, nor while a dialog asks them something.
 *
 * @param options `inFields`: keys that no field has a use for, such as Ctrl K
 */
export function mayPress(event: KeyboardEvent, { inFields = false }: { inFields?: boolean } = {}): boolean {
  const target = event.target instanceof Element ? event.target : document.body
  if (event.defaultPrevented || isComposing(event) || event.repeat) return false
  // No one works behind the notice that the subscription has ended.
  if (document.documentElement.dataset['gate'] !== undefined) return false
  if (document.querySelector(dialog)) return false
  return inFields || target.closest(typing) === null
}
