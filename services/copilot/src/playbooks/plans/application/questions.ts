import type { Statement } from '../../documents/statement.ts'
import type { Ask } from '../../writing/missing-email.ts'
import { valueWords } from '../../writing/value-words.ts'
import type { Review } from './findings.ts'

/** What to ask the client. */
export function questionsOf({ checks }: Review): Ask[] {
  const words = (stated: readonly Statement[] = []) => stated.map(valueWords).join(' and ')
  return checks.flatMap(({ item: { label, stated }, result }): Ask[] => {
    const [applied = [], other = []] = stated
    if (result === 'MISSING') return [{ text: `${label}: please tell us.`, stated: [] }]
    if (result === 'OTHERS_ONLY')
      return [
        {
          text: `${label}: the application leaves it open; another document says ${words(other)}. Is that right?`,
          stated: other,
        },
      ]
    if (result !== 'CONTRADICTION') return []
    const said = [
      ...(applied.length > 0 ? [`the application says ${words(applied)}`] : []),
      ...(other.length > 0 ? [`other documents say ${words(other)}`] : []),
    ]
    return [{ text: `${label}: ${said.join(', ')}. Which one is right?`, stated: [...applied, ...other] }]
  })
}
