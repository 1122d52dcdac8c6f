import { likeliestWish } from '../classifier/classify-sentence.ts'
import type { FoundSign } from '../signs/find-signs.ts'
import type { FoundAsk, JudgedSentence } from './find-asks.ts'

/** A wish that is clear makes a single doubtful word of a loss a mere word. */
const clear = 0.9
const strong = 0.8

export interface FoundSigns {
  loss: FoundSign | null
  complaint: FoundSign | null
}

const isDoubtful = (loss: FoundSign, asks: readonly FoundAsk[]) =>
  loss.confidence < strong &&
  asks.some(({ type, confidence }) => type !== 'OTHER' && type !== 'QUESTION' && confidence >= clear)

const nameOf = ({ sentences }: FoundSign, all: readonly JudgedSentence[]): string => {
  const body = sentences.find(text => all.some(one => one.text === text && !one.isSubject))
  return body ?? sentences[0] ?? ''
}

/** What is to be opened for a sign where nothing else asks: its clearest sentence, and all that is said. */
const askOf = (sign: FoundSign, all: readonly JudgedSentence[], type: FoundAsk['type']): FoundAsk => ({
  ...{ type, sentence: nameOf(sign, all), confidence: sign.confidence, isCertain: true },
  about: all.filter(({ isSubject }) => !isSubject).map(({ text }) => text),
})

/** A loss is one request of the same day; questions about it are a part of it. */
function withLoss(asks: readonly FoundAsk[], loss: FoundSign, all: readonly JudgedSentence[]): FoundAsk[] {
  const others = asks.filter(({ type, isCertain }) => isCertain && type !== 'OTHER' && type !== 'QUESTION')
  const includes = asks.filter(({ type, isCertain }) => isCertain && type === 'QUESTION').map(({ type }) => type)
  return [{ ...askOf(loss, all, 'OTHER'), includes, isLoss: true }, ...others]
}

/** "Put a human on the phone" is a complaint, and no wish beside one. */
const isOnlyAnger = ({ type, sentence }: FoundAsk, { sentences }: FoundSign) =>
  (type === 'OTHER' || type === 'QUESTION') && sentences.includes(sentence)

/** A complaint marks what it is about, and never opens nothing. */
function withComplaint(asks: readonly FoundAsk[], complaint: FoundSign, all: readonly JudgedSentence[]): FoundAsk[] {
  const wishes = asks.filter(ask => ask.isLoss || !isOnlyAnger(ask, complaint))
  const about = wishes.length > 0 ? wishes : asks
  const [clearest] = [...about].sort(
    (one, other) => Number(other.isLoss ?? false) - Number(one.isLoss ?? false) || other.confidence - one.confidence,
  )
  if (clearest) return about.map(ask => (ask === clearest ? { ...ask, isComplaint: true, isCertain: true } : ask))
  const wished = complaint.sentences.map(text => likeliestWish(text)).find(wish => wish !== null)
  return [{ ...askOf(complaint, all, wished ?? 'OTHER'), isComplaint: true }]
}

/** Adds what was noticed to what is asked for. */
export function withSigns(
  asks: readonly FoundAsk[],
  { loss, complaint }: FoundSigns,
  all: readonly JudgedSentence[],
): FoundAsk[] {
  const reported = loss && !isDoubtful(loss, asks) ? withLoss(asks, loss, all) : [...asks]
  return complaint ? withComplaint(reported, complaint, all) : reported
}
