import type { Backing, Duty } from '../../checks/endorsements.ts'
import { agreementOf, type Item } from '../../comparing/items.ts'
import type { Side } from '../../documents/side.ts'
import type { Statement } from '../../documents/statement.ts'
import { counted, listed } from '../../writing/counted.ts'

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
  const count = (wanted: ReturnType<typeof agreementOf>, among = items) =>
    among.filter(item => agreementOf(item) === wanted).length
  const shown = items.filter(({ stated }) => stated[0]?.length !== 0)
  const parts = [
    [count('SAME'), 'agrees', 'agree'],
    [count('DIFFERENT'), 'differs', 'differ'],
    [count('UNCLEAR'), 'is unclear', 'are unclear'],
    [count('MISSING', shown), 'isn’t in the quote or policy', 'aren’t in the quote or policy'],
    [items.length - shown.length, 'isn’t on the certificate', 'aren’t on the certificate'],
  ] as const
  const unbacked = boxes.filter(({ backing }) => boxResult(backing) !== 'Backed').length
  return (
    `${counted(items.length, 'item')} checked: ${listed(parts.flatMap(([number, one, many]) => (number > 0 ? [counted(number, one, many)] : [])))}.` +
    (boxes.length > 0
      ? ` ${boxes.length - unbacked} of ${counted(boxes.length, 'marked box', 'marked boxes')} ${boxes.length - unbacked === 1 ? 'has' : 'have'} an endorsement behind it.`
      : '')
  )
}
