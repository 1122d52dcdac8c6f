import { type AskType, askTypes } from '../classifier/ask-types.ts'
import { classifySentence, type Judgment } from '../classifier/classify-sentence.ts'
import type { Surroundings } from '../classifier/features.ts'
import type { TextKind } from '../reading/client-words.ts'
import { isUnsolicited } from '../reading/is-unsolicited.ts'
import { isSameParty, partyOf } from '../reading/parties.ts'
import { clausesOf, type Sentence, sentencesOf } from '../reading/sentences-of.ts'

/** A sentence, or a part of one, and what it asks for. */
export interface JudgedSentence extends Sentence, Judgment {
  /** The sentence that it is a part of; left out: it is whole. */
  whole?: string
}

/** Something that a text asks for. */
export interface FoundAsk {
  type: AskType
  /** The words that ask for it most clearly, as they were written. */
  sentence: string
  /** 0 to 1. */
  confidence: number
  /** Whether it opens a request by itself. */
  isCertain: boolean
  /** All sentences about it, in order: those that ask, and what follows them. */
  about: string[]
  /** What is a part of it, and would be asked for by itself otherwise. */
  includes?: AskType[]
  /** Something was damaged or stolen, or someone was hurt. */
  isLoss?: boolean
  /** The client complains, or asks once more. */
  isComplaint?: boolean
}

/** From here on what a text asks for most clearly opens a request by itself (`scripts/train-requests.ts --check`). */
const certain = 0.5
/** What it asks for besides must be clearer: most texts ask for one thing. */
const alsoCertain = 0.9
/** From here on a person sees it as a possible request. */
const possible = 0.35

/** Nobody joins more asks into one sentence. */
const maxClauses = 10

/** A sentence that joins asks of different types is as many as it joins. */
function judgeClauses(sentence: Sentence, around: Surroundings, classify: Classify): JudgedSentence[] {
  const judge = (part: Sentence): JudgedSentence => ({ ...part, ...classify(part.text, around) })
  const whole = judge(sentence)
  const clauses = clausesOf(sentence.text)
  if (clauses.length === 1 || clauses.length > maxClauses) return [whole]
  const parts = clauses.map(text => ({ ...judge({ ...sentence, text }), whole: sentence.text }))
  const types = new Set(
    parts.filter(({ type, confidence }) => type !== 'NONE' && confidence >= certain).map(({ type }) => type),
  )
  return types.size > 1 ? parts : [whole]
}

type Classify = (sentence: string, around: Surroundings) => Judgment

/** Every sentence of what a client wrote or said, with what it asks for. What no client writes asks for nothing. */
export function judgeSentences(text: string, kind: TextKind, classify: Classify = classifySentence): JudgedSentence[] {
  const sentences = sentencesOf(text, kind)
  if (isUnsolicited(text, kind)) return sentences.map(sentence => ({ ...sentence, type: 'NONE', confidence: 1 }))
  return sentences.flatMap((sentence, place) => {
    const around = { before: sentences[place - 1]?.text ?? '', after: sentences[place + 1]?.text ?? '' }
    return judgeClauses(sentence, around, classify)
  })
}

const isAsk = (sentence: JudgedSentence): sentence is JudgedSentence & { type: AskType } =>
  sentence.type !== 'NONE' && sentence.confidence >= possible

/** How many sentences after an ask may explain it. */
const maxExplaining = 4

/**
 * What a text asks for, each thing once. The subject of a mail counts where nothing
 * else asks.
 */
export function findAsks(sentences: readonly JudgedSentence[]): FoundAsk[] {
  const body = sentences.filter(({ isSubject }) => !isSubject)
  const asking = body.some(isAsk) ? body : sentences
  const found: FoundAsk[] = []
  for (const type of askTypes) {
    for (const own of things(asking.filter(sentence => sentence.type === type && isAsk(sentence)))) {
      const { text: sentence, confidence } = own.reduce((best, next) =>
        best.confidence >= next.confidence ? best : next,
      )
      found.push({ type, sentence, confidence, isCertain: confidence >= alsoCertain, about: explained(asking, own) })
    }
  }
  const clearest = Math.max(...found.map(({ confidence }) => confidence))
  for (const ask of found) if (ask.confidence === clearest) ask.isCertain = clearest >= certain
  const placeOf = ({ sentence }: FoundAsk) => asking.findIndex(({ text }) => text === sentence)
  return found.sort((one, other) => placeOf(one) - placeOf(other))
}

/** Sentences of one type are about one thing, unless they name different parties: two holders need two certificates. */
function things(sentences: readonly JudgedSentence[]): JudgedSentence[][] {
  const groups: { name: string | null; sentences: JudgedSentence[] }[] = []
  for (const sentence of sentences) {
    const name = nameIn(sentence)
    const same = groups.find(group => !name || !group.name || isSameParty(group.name, name))
    if (same) {
      same.name ??= name
      same.sentences.push(sentence)
    } else groups.push({ name, sentences: [sentence] })
  }
  return groups.map(group => group.sentences)
}

/** The party that a sentence is about by itself. */
function nameIn({ type, text }: JudgedSentence): string | null {
  const given = { text, end: text.length, answers: [], own: [] }
  if (type === 'CREATE_CERTIFICATE') return partyOf(given, 'HOLDER', [text], true).name
  return type === 'ADD_ADDITIONAL_INSURED' ? partyOf(given, 'INSURED', [text], true).name : null
}

/** Those that ask, and what is said after each of them until something else is asked for. */
function explained(all: readonly JudgedSentence[], own: readonly JudgedSentence[]): string[] {
  const chosen = new Set<JudgedSentence>()
  for (const ask of own) {
    chosen.add(ask)
    const after = all.slice(all.indexOf(ask) + 1)
    const next = after.findIndex(isAsk)
    for (const sentence of after.slice(0, next === -1 ? maxExplaining : Math.min(next, maxExplaining)))
      chosen.add(sentence)
  }
  return all
    .filter(sentence => chosen.has(sentence) && (own.includes(sentence) || !isCourtesy(sentence.text)))
    .map(({ text }) => text)
}

const courtesy =
  /^(?:(?:many |much )?thank(?:s| you)|thx|hi\b|hello|hey|dear|good (?:morning|afternoon|evening)|best\b|kind regards|regards|sincerely|cheers|sent from|please (?:let me know|advise|confirm)|let me know|ok(?:ay)?\b|yes\b|yeah\b|sure\b|bye\b|great\b)/i

/** A short courtesy that says nothing about the topic. */
export const isCourtesy = (sentence: string): boolean => courtesy.test(sentence) && sentence.split(/\s+/).length < 9
