import type { Backing, Duty } from '../../checks/endorsements.ts'
import { agreementOf, type Item } from '../../comparing/items.ts'
import type { Side } from '../../documents/side.ts'
import type { Statement } from '../../documents/statement.ts'
import { counted } from '../../writing/counted.ts'

/** What a certificate review found. */
export interface Findings {
  certificate: Side
  policy: Side
  items: readonly Item[]
  boxes: readonly Box[]
}

/** A box of the certificate that is checked, and what the policy says of it. */
export interface Box {
  label: string
  duty: Duty
  statement: Statement
  backing: Backing
}

/** Whether the policy backs a box. */
export const boxResult = (backing: Backing): string =>
  backing.against.length > 0 ? 'Unclear' : backing.for.length > 0 ? 'Backed' : 'Not found'

export const noPolicy = 'Missing: the quote or policy. Attach it to have the certificate checked.'

/** The figures of a review in a sentence or two. */
export function summaryOf({ policy, items, boxes }: Findings): string {
  if (policy.documents.length === 0) return `${noPolicy} The report lists what the certificate states.`
  const count = (wanted: ReturnType<typeof agreementOf>) => items.filter(item => agreementOf(item) === wanted).length
  const unbacked = boxes.filter(({ backing }) => boxResult(backing) !== 'Backed').length
  return (
    `${counted(items.length, 'item')} checked: ${count('SAME')} agree, ${count('DIFFERENT') + count('UNCLEAR')} differ or are unclear, ` +
    `and ${count('MISSING')} are in only one of the documents.` +
    (boxes.length > 0
      ? ` ${boxes.length - unbacked} of ${counted(boxes.length, 'box', 'boxes')} have an endorsement that backs them.`
      : '')
  )
}
