import { fullerWords } from '../plain-words.ts'
import { ConsumedText } from './consumed-text.ts'
import { leftWords } from './left-words.ts'
import { properNames } from './proper-names.ts'
import { correctIntents } from './typed-intents.ts'
import type { RecordQuestion } from './understood-question.ts'
import { wantedValue } from './wanted-value.ts'

/** A question that no rule understands may be about what a client asked for. @returns null where it names no one */
export function guessedQuestion(asked: string): RecordQuestion | null {
  if (
    /^\W*(?:can|could|should|must|may|would)\b|^\W*(?:do|does|did|are|is|how) (?:(?:do|does|can|should|much|many|long) )?(?:we|i|you|they|clients?)\b(?! (?:ever |already |finally )?(?:find|get|send|have|hear)\b)/i.test(
      asked,
    )
  )
    return null
  const text = new ConsumedText(correctIntents(fullerWords(asked)))
  const query = leftWords(text, properNames(text.text))
  return query === ''
    ? null
    : {
        graph: { start: { kind: 'NAMED', query: query.slice(0, 200) } },
        shape: 'SHOW',
        fields: [],
        limit: undefined,
        time: undefined,
        isKindAssumed: true,
        isGuess: true,
        wanted: wantedValue(asked),
      }
}
