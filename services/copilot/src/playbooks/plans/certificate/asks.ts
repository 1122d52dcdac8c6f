import { agreementOf } from '../../comparing/items.ts'
import type { Statement } from '../../documents/statement.ts'
import type { Ask } from '../../writing/missing-email.ts'
import { valueWords } from '../../writing/value-words.ts'
import { boxResult, type Findings } from './findings.ts'

/** What to ask the agent or the insurer for. */
export function asksOf({ policy, items, boxes }: Findings): Ask[] {
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
  const open = boxes.filter(({ backing }) => boxResult(backing) !== 'Backed')
  return [
    ...asks,
    ...open.map(({ label, statement }) => ({
      text: `${label}: the box is marked. Which endorsement provides it? Please send a copy.`,
      stated: [statement],
    })),
  ]
}
