import type { Claim, NumberMatch } from '../../checks/certificate-claims.ts'
import { agreementOf, type Item } from '../../comparing/items.ts'
import type { Side } from '../../documents/side.ts'
import { counted, listed } from '../../writing/counted.ts'

/** What a certificate review found. */
export interface Findings {
  certificate: Side
  policy: Side
  items: readonly Item[]
  numbers: readonly NumberMatch[]
  /** What boxes and the description promise. */
  claims: readonly Claim[]
}

const words = { MET: 'Backed', NOT_MET: 'Not backed', UNCLEAR: 'Unclear', NOT_SHOWN: 'Not found' } as const

/** Whether the policy backs what the certificate promises, and why not. */
export const claimResult = ({ verdict: { outcome, reason } }: Claim): string =>
  reason ? `${words[outcome]}: ${reason}` : words[outcome]
export const isBacked = ({ verdict }: Claim): boolean => verdict.outcome === 'MET'

export const noPolicy = 'Missing: the quote or policy. Attach it to have the certificate checked.'

/** The figures of a review in a sentence or two. */
export function summaryOf({ policy, items, numbers, claims }: Findings): string {
  if (policy.documents.length === 0) return `${noPolicy} The report lists what the certificate states.`
  const count = (wanted: ReturnType<typeof agreementOf>, among = items) =>
    among.filter(item => agreementOf(item) === wanted).length
  const shown = items.filter(({ stated }) => stated[0]?.length !== 0)
  const same = numbers.filter(({ isSame }) => isSame).length
  const parts = [
    [count('SAME') + same, 'agrees', 'agree'],
    [count('DIFFERENT') + numbers.length - same, 'differs', 'differ'],
    [count('UNCLEAR'), 'is unclear', 'are unclear'],
    [count('MISSING', shown), 'isn’t in the quote or policy', 'aren’t in the quote or policy'],
    [items.length - shown.length, 'isn’t on the certificate', 'aren’t on the certificate'],
  ] as const
  const backed = claims.filter(isBacked).length
  return (
    `${counted(items.length + numbers.length, 'item')} checked: ${listed(parts.flatMap(([number, one, many]) => (number > 0 ? [counted(number, one, many)] : [])))}.` +
    (claims.length > 0
      ? ` ${backed} of ${counted(claims.length, 'promise', 'promises')} of the certificate ${backed === 1 ? 'has' : 'have'} words of the policy behind ${backed === 1 ? 'it' : 'them'}.`
      : '')
  )
}
