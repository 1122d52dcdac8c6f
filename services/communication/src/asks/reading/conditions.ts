import { certificateConditions, conceptFinder, wordsIn } from '@coverdesk/coverage/lexicon'

const conditionsOf = conceptFinder(certificateConditions)
const refusals: ReadonlySet<string> = new Set([
  'no',
  'not',
  'without',
  "don't",
  "doesn't",
  'nor',
  'never',
  'unless',
  'if',
])
const agreements: ReadonlySet<string> = new Set([
  'yes',
  'yeah',
  'yep',
  'yup',
  'sure',
  'correct',
  'right',
  'please',
  'absolutely',
  'definitely',
])
/** So many words before a condition may refuse it. */
const nearby = 4

/** What a certificate has to show besides its holder. */
interface AskedConditions {
  additionalInsured: boolean
  waiver: boolean
  primary: boolean
}

/** Conditions that a text names and doesn’t refuse. */
function namedIn(text: string): Set<string> {
  const words = wordsIn(text)
  const asked = conditionsOf(words).filter(
    ({ from }) => !words.slice(Math.max(0, from - nearby), from).some(({ folded }) => refusals.has(folded)),
  )
  return new Set(asked.map(({ id }) => id))
}

/** @param answers "Do they need to be an additional insured?" "Yes." */
export function conditionsIn(text: string, answers: readonly { question: string; answer: string }[]): AskedConditions {
  const named = namedIn(text)
  for (const { question, answer } of answers) {
    const agrees = agreements.has(wordsIn(answer)[0]?.folded ?? '')
    if (agrees) for (const id of namedIn(question)) named.add(id)
  }
  return {
    additionalInsured: named.has('ADDITIONAL_INSURED'),
    waiver: named.has('WAIVER'),
    primary: named.has('PRIMARY'),
  }
}

/** Whether a sentence says only what a certificate has to show. */
export const isOnlyCondition = (text: string): boolean => namedIn(text).size > 0
