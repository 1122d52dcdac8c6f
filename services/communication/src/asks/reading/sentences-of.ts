import { linesOfClient, type TextKind } from './client-words.ts'

export interface Sentence {
  text: string
  /** A subject says what a mail is about, not what is asked for in it. */
  isSubject: boolean
}

const maxSentences = 200
const maxLength = 1_000

/** An abbreviation doesn’t end a sentence. */
const abbreviation =
  /(?:\b(?:mr|mrs|ms|dr|st|ave|rd|blvd|dr|no|nos|inc|co|corp|ltd|llc|attn|approx|eff|e\.g|i\.e|etc|vs|jr|sr|ste|apt|u\.s|a\.m|p\.m)|\b[A-Z])\.$/i
const listMark = /^(?:[-*•·–]|\(?\d{1,2}[.)]|\(?[a-h][.)])\s+/
const subject = /^(?:subject|re|fwd?)\s*:\s*/i

/** Lines that were broken for their length are one. */
function paragraphsOf(lines: readonly string[]): string[] {
  const paragraphs: string[] = []
  let isOpen = false
  for (const line of lines) {
    const before = paragraphs.at(-1)
    const continues =
      isOpen &&
      before !== undefined &&
      before.length > 45 &&
      !/[.!?:;,]$/.test(before) &&
      /^[a-z(0-9]/.test(line) &&
      !listMark.test(line)
    if (continues) paragraphs[paragraphs.length - 1] = `${before} ${line}`
    else if (isOpen && before?.endsWith(',') && before.length > 45 && /^[a-z]/.test(line)) {
      paragraphs[paragraphs.length - 1] = `${before} ${line}`
    } else if (line) paragraphs.push(line)
    isOpen = line !== ''
  }
  return paragraphs
}

function splitParagraph(paragraph: string): string[] {
  const parts = paragraph.split(/(?<=[.!?…]["”')]?)\s+(?=["“'(]?[\p{L}\d#$])/u)
  const sentences: string[] = []
  for (const part of parts) {
    const before = sentences.at(-1)
    if (before !== undefined && abbreviation.test(before)) sentences[sentences.length - 1] = `${before} ${part}`
    else sentences.push(part)
  }
  return sentences.flatMap(sentence => sentence.split(/\s*;\s+(?=\p{L})/u))
}

/** The sentences of what a client wrote or said, in order. */
export function sentencesOf(text: string, kind: TextKind): Sentence[] {
  const sentences = paragraphsOf(linesOfClient(text, kind)).flatMap((paragraph, place) => {
    const isSubject = place === 0 && subject.test(paragraph)
    const plain = (isSubject ? paragraph.replace(/^(?:(?:subject|re|fwd?)\s*:\s*)+/i, '') : paragraph).replace(
      listMark,
      '',
    )
    return (isSubject ? [plain] : splitParagraph(plain)).map(part => ({
      text: part.trim().slice(0, maxLength),
      isSubject,
    }))
  })
  return sentences.filter(sentence => /\p{L}/u.test(sentence.text)).slice(0, maxSentences)
}

const joint =
  /\s*[,;]?\s+(?:and|also|plus|then|&)\s+(?:(?:also|then)\s+)?(?=(?:please|pls|can|could|would|i|we|need|send|add|remove|cancel|issue|email|quote|get|provide|update|change|let|give|have|take|put)\b)/i
const minWords = 3

/** The parts of a sentence that joins several asks, or the sentence alone. */
export function clausesOf(sentence: string): string[] {
  const parts = sentence.split(joint)
  const isJoined = parts.length > 1 && parts.every(part => part.trim().split(/\s+/).length >= minWords)
  return isJoined ? parts.map(part => part.trim()) : [sentence]
}
