import { plainLines } from './plain-lines.ts'
import { withoutMarkup } from './without-markup.ts'

/** How a text came: written, or said. */
export type TextKind = 'email' | 'call'

/** Where the mails that a mail repeats begin. What someone forwards is a part of what they say. */
const historyBegins = /^(?:-{2,}\s*original message\s*-{2,}|_{10,}|on\b.{5,120}\bwrote:)$/i
const forwardBegins = /^(?:-{3,}\s*forwarded message\s*-{3,}|begin forwarded message:)/i
const mailHeader = /^(?:from|to|cc|sent|date|subject|reply-to):\s/i
const signatureBegins = /^(?:--\s*|__+)$/

/** Words by which someone passes on what stands below. */
const passesOn =
  /\b(?:see|read|per|handle|request|message|email|note) (?:the )?(?:\w+ )?below\b|\bbelow\b.{0,30}\b(?:from|request|please)|\bforward(?:ed|ing)\b|\bfwd?\s*:/i

interface WrittenLine {
  line: string
  isForwarded: boolean
}

/** What someone wrote and passes on, without the mails that it answers. */
function writtenLines(text: string): WrittenLine[] {
  const written: WrittenLine[] = []
  let isForwarded = false
  for (const line of plainLines(text)) {
    const isHistory = !isForwarded && historyBegins.test(line) && written.some(before => before.line)
    if (forwardBegins.test(line) || (isHistory && passesOn.test(written.map(before => before.line).join(' '))))
      isForwarded = true
    else if (isHistory) break
    else if (line.startsWith('>') && !isForwarded) continue
    else if (mailHeader.test(line) && !/^subject:/i.test(line)) continue
    else written.push({ line: isForwarded ? line.replace(/^>+\s?/, '') : line, isForwarded })
  }
  return written
}

/** Without the sender's signature; what they pass on stands below it. */
function ownLines(text: string): string[] {
  const written = writtenLines(text)
  const signature = written.findIndex(({ line, isForwarded }) => !isForwarded && signatureBegins.test(line))
  return written
    .filter(({ isForwarded }, place) => isForwarded || signature === -1 || place < signature)
    .map(({ line }) => line)
}

/** What the sender of a mail wrote, with its small print; where they pass on a mail without a word, that mail. */
export function wordsOfSender(text: string): string {
  const written = writtenLines(withoutMarkup(text))
  const own = written.filter(({ isForwarded }) => !isForwarded).map(({ line }) => line)
  return (own.some(Boolean) ? own : written.map(({ line }) => line)).join('\n')
}

const ours =
  /^(?:\[?[\d:]{4,8}\]?\s*)?(?:agent|cara|assistant|ai|bot|rep|representative|csr|staff|operator|agency|virtual assistant)(?:\s*\([^)]{1,30}\))?\s*:/i
const speaker =
  /^(?:\[?[\d:]{4,8}\]?\s*)?(?:caller|client|customer|user|insured|prospect|speaker \w+|[A-Z][a-z]+(?: [A-Z][a-z.]+){0,2})(?:\s*\([^)]{1,30}\))?\s*:\s*/i

/** What the caller says; what is said to them doesn’t count where it is told apart. */
function callersLines(text: string): string[] {
  const lines = plainLines(text)
  if (!lines.some(line => ours.test(line)))
    return lines.map(line => line.replace(/^(?:caller|client|customer|user)\s*:\s*/i, ''))
  const spoken: string[] = []
  let isOurs = false
  for (const line of lines) {
    if (ours.test(line)) isOurs = true
    else if (speaker.test(line)) isOurs = false
    if (!isOurs) spoken.push(line.replace(speaker, ''))
  }
  return spoken
}

/** Lines of what a client wrote or said: without markup, the history of earlier mails, signatures, and our own words. */
export const linesOfClient = (text: string, kind: TextKind): string[] =>
  kind === 'call' ? callersLines(text) : ownLines(withoutMarkup(text))
