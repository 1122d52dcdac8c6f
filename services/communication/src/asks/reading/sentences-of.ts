import { sentencesIn as wholeSentencesIn } from '@coverdesk/coverage/read'
import { linesOfClient, type TextKind } from './client-words.ts'

export interface Sentence {
  text: string
  /** A subject says what a mail is about, not what is asked for in it. */
  isSubject: boolean
}

const maxSentences = 200
const maxLength = 1_000

const listMark = /^(?:[-*•·–]|\(?\d{1,2}[.)]|\(?[a-h][.)])\s+/
const subject = /^(?:subject|re|fwd?)\s*:\s*/i

/** In characters: as long as a line may be. */
const maxParagraph = 4_000

/** Lines that were broken for their length are one, up to that of a long paragraph: what grows is looked at with each line. */
function paragraphsOf(lines: readonly string[]): string[] {
  const paragraphs: string[] = []
  let isOpen = false
  for (const line of lines) {
    const before = paragraphs.at(-1)
    const mayContinue = isOpen && before !== undefined && before.length > 45 && before.length < maxParagraph
    const continues =
      mayContinue && !/[.!?:;,]/.test(before.slice(-1)) && /^[a-z(0-9]/.test(line) && !listMark.test(line)
    if (continues) paragraphs[paragraphs.length - 1] = `${before} ${line}`
    else if (mayContinue && before.endsWith(',') && /^[a-z]/.test(line)) {
      paragraphs[paragraphs.length - 1] = `${before} ${line}`
    } else if (line) paragraphs.push(line)
    isOpen = line !== ''
  }
  return paragraphs
}

const splitParagraph = (paragraph: string): string[] =>
  wholeSentencesIn(paragraph).flatMap(({ text }) => text.split(/ ?; (?=\p{L})/u))

/** The sentences of a paragraph: a subject, and a mark of a list, is none of them. */
function sentencesIn(paragraph: string, isFirst: boolean): Sentence[] {
  const isSubject = isFirst && subject.test(paragraph)
  const own = isSubject ? paragraph.replace(/^(?:(?:subject|re|fwd?) ?: ?)+/i, '') : paragraph
  const plain = own.replace(listMark, '')
  return (isSubject ? [plain] : splitParagraph(plain))
    .map(part => ({ text: part.trim().slice(0, maxLength), isSubject }))
    .filter(({ text }) => /\p{L}/u.test(text))
}

/** The sentences of what a client wrote or said, in order; of a long text, the first 200. */
export function sentencesOf(text: string, kind: TextKind): Sentence[] {
  const sentences: Sentence[] = []
  for (const [place, paragraph] of paragraphsOf(linesOfClient(text, kind)).entries()) {
    if (sentences.length >= maxSentences) break
    sentences.push(...sentencesIn(paragraph, place === 0))
  }
  return sentences.slice(0, maxSentences)
}

const joint =
  / ?[,;]? (?:and|also|plus|then|&) (?:(?:also|then) )?(?=(?:please|pls|can|could|would|i|we|need|send|add|remove|cancel|issue|email|quote|get|provide|update|change|let|give|have|take|put)\b)/i
const minWords = 3

/** The parts of a sentence (with single spaces) that joins several asks, or the sentence alone. */
export function clausesOf(sentence: string): string[] {
  const parts = sentence.split(joint)
  const isJoined = parts.length > 1 && parts.every(part => part.trim().split(' ').length >= minWords)
  return isJoined ? parts.map(part => part.trim()) : [sentence]
}
