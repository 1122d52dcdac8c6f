import type { DraftedField } from './field-draft'
import { undecided } from './field-draft'
import { fieldLabel } from './field-labels'

/** Which fields the list shows. */
export type FieldFilter = 'ALL' | 'OPEN'

/** Those of a filter whose tooltip, name or filling has the text in it; the chosen one stays, so that it does not vanish while it is filled. */
export function shownFields(
  fields: readonly DraftedField[],
  filter: FieldFilter,
  text: string,
  chosen: string | undefined,
  inWords: (filling: string) => string,
): DraftedField[] {
  const wanted = text.trim().toLowerCase()
  return fields.filter(({ field, filling }) => {
    if (field.name === chosen) return true
    if (filter === 'OPEN' && filling !== undecided) return false
    return [fieldLabel(field), field.name, inWords(filling)].some(words => words.toLowerCase().includes(wanted))
  })
}

/** The fields page by page. */
export function fieldsByPage(fields: readonly DraftedField[]): { page: number; fields: DraftedField[] }[] {
  const pages = new Map<number, DraftedField[]>()
  for (const drafted of fields) {
    const ofPage = pages.get(drafted.field.page)
    if (ofPage) ofPage.push(drafted)
    else pages.set(drafted.field.page, [drafted])
  }
  return [...pages].map(([page, ofPage]) => ({ page, fields: ofPage }))
}

/** The field that is `steps` on from the chosen one; without one the first or the last. */
export function fieldAfter(fields: readonly DraftedField[], chosen: string | undefined, steps: 1 | -1) {
  const at = fields.findIndex(({ field }) => field.name === chosen)
  if (at < 0) return fields.at(steps === 1 ? 0 : -1)
  return fields[Math.min(Math.max(at + steps, 0), fields.length - 1)]
}

/** The next one that nothing is said about, from the chosen one on and then from the start. */
export function nextOpen(fields: readonly DraftedField[], chosen: string | undefined) {
  const at = fields.findIndex(({ field }) => field.name === chosen)
  return [...fields.slice(at + 1), ...fields.slice(0, at + 1)].find(({ filling }) => filling === undecided)
}
