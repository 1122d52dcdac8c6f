import {
  addingWords,
  backReferences,
  certificateWords,
  changedThings,
  conceptFinder,
  sendCues,
  wordsIn,
} from '@coverdesk/coverage/lexicon'
import { isOnlyCondition } from '../reading/conditions.ts'
import { partyOf } from '../reading/parties.ts'
import type { FoundAsk, JudgedSentence } from './find-asks.ts'

const certificatesIn = conceptFinder(certificateWords)
const changesIn = conceptFinder(changedThings)
const sendsIn = conceptFinder(sendCues)
/** A sentence of so few words says nothing by itself. */
const minWords = 3

const namesCertificate = (text: string) => certificatesIn(wordsIn(text)).length > 0
const changesPolicy = (text: string) => changesIn(wordsIn(text)).length > 0
/** "Please issue it to:" belongs to what follows; "please add the following as additional insured:" is a wish. */
const isFragment = ({ type, sentence }: FoundAsk) =>
  wordsIn(sentence).length < minWords ||
  (sentence.trimEnd().endsWith(':') && type !== 'ADD_ADDITIONAL_INSURED' && type !== 'CREATE_CERTIFICATE')

const insuredIn = (text: string) =>
  partyOf({ text, end: text.length, answers: [], own: [] }, 'INSURED', [text], true).name

/** Whether an ask says only how the certificate has to be, or where it goes. */
function isPartOf(ask: FoundAsk, own: readonly string[]): boolean {
  if (isFragment(ask)) return true
  switch (ask.type) {
    case 'ADD_ADDITIONAL_INSURED':
      // "They want to be additional insured": the holder. Who is named is added to a policy, whatever certificate follows.
      return own.every(text => insuredIn(text) === null && (has(text, back) || !has(text, adding)))
    case 'ENDORSE_POLICY':
      return own.every(text => isOnlyCondition(text) && !changesPolicy(text))
    case 'DOCUMENT_REQUEST':
      return own.every(text => namesCertificate(text) || (sendsIn(wordsIn(text)).length > 0 && !namesPaper(text)))
    case 'OTHER':
      return !ask.isCertain && own.every(text => sendsIn(wordsIn(text)).length > 0)
    default:
      return false
  }
}

const back: ReadonlySet<string> = new Set(backReferences)
const adding: ReadonlySet<string> = new Set(addingWords)
const has = (text: string, words: ReadonlySet<string>) => wordsIn(text).some(({ folded }) => words.has(folded))

const papers: ReadonlySet<string> = new Set([
  ...[
    'policy',
    'policies',
    'declarations',
    'declaration',
    'dec',
    'runs',
    'card',
    'cards',
    'invoice',
    'receipt',
    'binder',
    'application',
    'audit',
    'endorsement',
    'schedule',
    'w9',
    'w-9',
  ],
])
const namesPaper = (text: string) => wordsIn(text).some(({ folded }) => papers.has(folded))

/** The sentences of an ask that ask for it themselves. */
const ownOf = (ask: FoundAsk, sentences: readonly JudgedSentence[]): string[] => {
  const own = sentences
    .filter(({ text, type }) => type === ask.type && ask.about.includes(text))
    .map(({ text }) => text)
  return own.length > 0 ? own : [ask.sentence]
}

/**
 * One wish is one request: a certificate with its additional insured, waiver and primary wording is one certificate, and what
 * says only how it has to be is no request of its own. A wish for another change stays one.
 */
export function oneWish(asks: readonly FoundAsk[], sentences: readonly JudgedSentence[]): FoundAsk[] {
  const [certificate] = asks
    .filter(({ type }) => type === 'CREATE_CERTIFICATE')
    .sort((one, other) => other.confidence - one.confidence)
  if (!certificate) return asCertificate(withoutFragments(asks), sentences)
  // What is clearer than the certificate is the wish.
  const parts = asks.filter(
    ask =>
      ask.confidence <= certificate.confidence &&
      ask.type !== 'CREATE_CERTIFICATE' &&
      isPartOf(ask, ownOf(ask, sentences)),
  )
  const isCertain = certificate.isCertain || parts.some(part => part.isCertain)
  const includes = parts.filter(part => part.isCertain).map(({ type }) => type)
  const texts = new Set([certificate, ...parts].flatMap(({ about }) => about))
  const about = sentences.filter(({ text }) => texts.has(text)).map(({ text }) => text)
  return asks
    .filter(ask => !parts.includes(ask))
    .map(ask =>
      ask === certificate ? { ...ask, isCertain, includes, about: about.length > 0 ? about : ask.about } : ask,
    )
}

/** What stays where nothing better is asked for. */
function withoutFragments(asks: readonly FoundAsk[]): FoundAsk[] {
  const whole = asks.filter(ask => !isFragment(ask))
  return whole.length > 0 ? whole : [...asks]
}

const minConfidence = 0.6

/** Where the subject says that it is about a certificate, and the text says how it has to be or where it goes. */
function asCertificate(asks: readonly FoundAsk[], sentences: readonly JudgedSentence[]): FoundAsk[] {
  const subject = sentences.find(({ isSubject }) => isSubject)
  const isAbout = subject && namesCertificate(subject.text)
  const [first] = asks
  if (!isAbout || !first) return [...asks]
  const certificate: FoundAsk = {
    ...first,
    type: 'CREATE_CERTIFICATE',
    confidence: Math.max(first.confidence, minConfidence),
  }
  const isAll = asks.every(ask => ask.type !== 'ADD_ADDITIONAL_INSURED' && isPartOf(ask, ownOf(ask, sentences)))
  return isAll
    ? [{ ...certificate, isCertain: true, about: [...new Set(asks.flatMap(({ about }) => about))] }]
    : [...asks]
}
