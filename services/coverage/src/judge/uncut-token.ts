import { type Check, fails, holds } from './check.ts'
import { isUncut } from './whole-quote.ts'

/** Whether a text has a value as words of its own: "School" isn't in "Schoolhouse", and "$12" not in "$12,345". */
export function saysWhole(text: string, value: string): Check {
  if (value === '') return fails('OTHER_VALUE')
  let isCut = false
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    if (isUncut(text, { start: at, end: at + value.length })) return holds
    isCut = true
  }
  return fails(isCut ? 'CUT_VALUE' : 'OTHER_VALUE')
}
