import { certificateWords, conceptFinder, conditions, reachCues, wordsIn } from '@coverdesk/coverage/lexicon'
import { languageOf, phonesIn } from '@coverdesk/coverage/read'
import type { AskType } from './classifier/ask-types.ts'
import type { ReadAsk } from './decide-asks.ts'
import { type AskText, fieldsOf } from './fields/ask-fields.ts'
import { type FoundAsk, findAsks, type JudgedSentence, judgeSentences } from './finding/find-asks.ts'
import { oneWish } from './finding/one-wish.ts'
import { endOfLetter, wholeWords } from './finding/whole-words.ts'
import { withSigns } from './finding/with-signs.ts'
import { isUnsolicited } from './reading/is-unsolicited.ts'
import { answersIn, type GivenText, ownWords } from './reading/turns.ts'
import { type FoundSign, findSign } from './signs/find-signs.ts'

/** What a text says, as the rules read it. */
export interface ReadConversation {
  asks: ReadAsk[]
  sentences: JudgedSentence[]
  /** All that the client wrote or said, a paragraph each. */
  facts: string[]
  questions: string[]
  loss: FoundSign | null
  complaint: FoundSign | null
  language: string | null
}

const certificatesIn = conceptFinder(certificateWords)

/** In another language the classifier knows no words: a person decides, by what the lexicon names. */
function inOtherLanguage(sentences: readonly JudgedSentence[], asks: readonly FoundAsk[]): FoundAsk[] {
  const body = sentences.filter(({ isSubject }) => !isSubject)
  const named = sentences.find(({ text }) => certificatesIn(wordsIn(text)).length > 0)
  const sentence = (named ?? body[0] ?? sentences[0])?.text
  if (!sentence || (asks.length === 0 && !named)) return []
  const type: AskType = named ? 'CREATE_CERTIFICATE' : 'OTHER'
  return [{ type, sentence, confidence: 0.4, isCertain: false, about: body.map(({ text }) => text) }]
}

const conditionsIn = conceptFinder(conditions)

/** Who gives name and address of a holder wants the certificate; who begins with a condition ("If it goes up again …") doesn’t cancel yet. */
function withCertainty(ask: ReadAsk): ReadAsk {
  const { type, fields, sentence } = ask
  if (type === 'CREATE_CERTIFICATE' && fields.holderName && fields.holderAddress) return { ...ask, isCertain: true }
  const isConditional =
    type === 'CANCEL_POLICY' && conditionsIn(wordsIn(sentence)).some(({ id, from }) => id === 'CONDITION' && from <= 1)
  return isConditional ? { ...ask, isCertain: false } : ask
}

const reachesIn = conceptFinder(reachCues)

/** How to reach the client: the number of their signature, or the one beside "my cell is". */
function phoneOf({ signature = '' }: GivenText, sentences: readonly JudgedSentence[]): string | null {
  const [own] = phonesIn(signature)
  const said = sentences.find(({ text }) => reachesIn(wordsIn(text)).length > 0 && phonesIn(text).length === 1)
  return own ?? phonesIn(said?.text ?? '')[0] ?? null
}

/** In characters: more than anyone writes to their agency, and little enough to be read at once. */
const maxBody = 20_000

function capped({ subject, lines }: ReturnType<typeof ownWords>): ReturnType<typeof ownWords> {
  let left = maxBody
  const kept = lines.map(line => {
    const part = line.slice(0, Math.max(0, left))
    left -= line.length + 1
    return part
  })
  return { subject, lines: left < 0 ? kept.slice(0, kept.findLastIndex(Boolean) + 1) : kept }
}

const maxQuestions = 6

/** What the client wants to know, besides the sentences that ask for something to be done. */
const questionsIn = (sentences: readonly JudgedSentence[], asks: readonly FoundAsk[]): string[] => {
  const asked = new Set(asks.filter(({ type }) => type !== 'QUESTION').map(({ sentence }) => sentence))
  const found = sentences.filter(
    ({ text, type, isSubject }) =>
      !isSubject &&
      text.endsWith('?') &&
      !asked.has(text) &&
      (type === 'NONE' || type === 'QUESTION' || type === 'OTHER'),
  )
  return found.map(({ text }) => text).slice(0, maxQuestions)
}

/**
 * Reads what a client wrote or said: each wish once, with its fields, a loss, a complaint, and all of the words.
 * @param own names of whoever writes: their account, their contact
 */
export function readConversation(given: GivenText, own: readonly string[] = []): ReadConversation {
  const { kind, text } = given
  const sentences = judgeSentences(text, kind)
  const { subject, lines } = capped(ownWords(given))
  const facts = wholeWords(subject, lines)
  const nothing = { asks: [], sentences, facts, questions: [], loss: null, complaint: null, language: null }
  if (isUnsolicited(text, kind)) return nothing
  const language = languageOf(lines.join(' '))
  const found = oneWish(findAsks(sentences), sentences)
  const texts = sentences.map(sentence => sentence.text)
  const [loss, complaint] = [findSign('loss', texts), findSign('complaint', texts)]
  const asks = withSigns(language ? inOtherLanguage(sentences, found) : found, { loss, complaint }, sentences)
  const questions = questionsIn(sentences, asks)
  const body = lines.join('\n')
  const end = lines.slice(0, endOfLetter(lines)).join('\n').length
  const about: Omit<AskText, 'isOnlyOne' | 'words'> = {
    text: body,
    end,
    answers: answersIn(given),
    own,
    details: facts.join('\n\n'),
    questions,
    phone: phoneOf(given, sentences),
  }
  const wordsBeside = (ask: FoundAsk): string => {
    const others = asks.filter(one => one !== ask && one.type !== ask.type).map(one => one.sentence)
    return texts.filter(text => !others.includes(text)).join('\n')
  }
  const isOnlyOne = ({ type }: FoundAsk) => asks.filter(ask => ask.type === type).length === 1
  return {
    ...{ sentences, facts, questions, loss, complaint, language },
    asks: asks.map(ask =>
      withCertainty({
        ...ask,
        fields: fieldsOf(ask, { ...about, words: wordsBeside(ask), isOnlyOne: isOnlyOne(ask) }),
      }),
    ),
  }
}
