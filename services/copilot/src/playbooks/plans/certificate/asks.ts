import { agreementOf } from '../../comparing/items.ts'
import type { Statement } from '../../documents/statement.ts'
import type { Ask } from '../../writing/missing-email.ts'
import { valueWords } from '../../writing/value-words.ts'
import { claimResult, type Findings, isBacked } from './findings.ts'

/** What to ask the agent or the insurer for. */
export function asksOf({ policy, items, numbers, claims }: Findings): Ask[] {
  if (policy.documents.length === 0) return []
  const asks = items.flatMap((item): Ask[] => {
    const agreement = agreementOf(item)
    const [shown = [], actual = []] = item.stated
    const words = (stated: readonly Statement[]) => stated.map(valueWords).join(' and ')
    if (agreement === 'DIFFERENT' || agreement === 'UNCLEAR') {
      const text = `${item.label}: the certificate shows ${words(shown)}, the quote or policy ${words(actual)}. Which one is right?`
      return [{ text, stated: [...shown, ...actual] }]
    }
    if (agreement !== 'MISSING' || actual.length > 0) return []
    return [
      { text: `${item.label}: the certificate shows ${words(shown)}. Where does the policy state it?`, stated: shown },
    ]
  })
  return [
    ...numbers
      .filter(({ isSame }) => !isSame)
      .map(({ claimed, policy: proof, numbers: [shown, actual] }) => ({
        text: `Policy number: the certificate shows ${shown}, the policy ${actual}. Which one is right?`,
        stated: [claimed, proof],
      })),
    ...asks,
    ...claims
      .filter(one => !isBacked(one))
      .map(one => ({
        text: `${one.label}: the certificate says so (${claimResult(one).toLowerCase()} in the policy). Which endorsement provides it? Please send a copy.`,
        stated: [one.claimed, ...one.verdict.shown.slice(0, 1)],
      })),
  ]
}
