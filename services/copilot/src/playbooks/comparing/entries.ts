import type { FieldName } from '@coverdesk/coverage'
import type { Side } from '../documents/side.ts'
import type { Statement } from '../documents/statement.ts'

/** An entry of lists, such as a form, and where each side has it. */
export interface Entry {
  text: string
  stated: readonly (readonly Statement[])[]
}

/** "CG 20 10 04 13": the form without its edition. */
const formNumber = /^\W*([a-z]{2,4})[\s-]*(\d{2})[\s-]*(\d{2})\b/i

/** The entries of the lists of a field; a form is one entry, whichever edition of it a side names. */
export function entriesOf(sides: readonly Side[], field: FieldName): Entry[] {
  const entries = new Map<string, Statement[][]>()
  for (const [place, side] of sides.entries()) {
    for (const statement of side.statements.filter(one => one.field === field)) {
      const key = keyOf(String(statement.value))
      const stated = entries.get(key) ?? sides.map(() => [])
      const known = stated[place] ?? []
      if (known.every(one => one.value !== statement.value)) known.push(statement)
      entries.set(key, stated)
    }
  }
  return [...entries.values()].map(stated => ({ text: String(stated.flat()[0]?.value ?? ''), stated }))
}

function keyOf(text: string): string {
  const [, letters, first, second] = formNumber.exec(text) ?? []
  if (letters) return `${letters}${first}${second}`.toLowerCase()
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
