import { signatureOf } from './signature.ts'
import { tidyText } from './tidy-text.ts'

/** A mail's text, by whose words they are. */
export interface SplitText {
  /** New words, with the signature; those of a mail that is passed on, too. */
  body: string
  /** Earlier mails that it repeats. */
  quotedText: string | null
  /** The last lines of `body`; empty: none. */
  signature: string
  isForward: boolean
}

const attribution =
  /^(?:on|am|le|el|il|op|em|den)\s.{4,400}?(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu|skrev)(?:\s.{0,80})?\s?:\s*$/i
const forwarded =
  /^(?:-{2,}\s*(?:forwarded message|weitergeleitete nachricht|message transféré|mensaje reenviado)\s*-{2,}|begin forwarded message:)\s*$/i
const original =
  /^(?:-{2,}\s*(?:original message|ursprüngliche nachricht|message d'origine|mensaje original)\s*-{2,}|_{8,})\s*$/i
const fromLine = /^\*?(?:from|von|de|da|van)\*?\s?:\*?\s*\S/i
const sentLine = /^\*?(?:sent|date|gesendet|datum|envoyé|enviado|fecha|data)\*?(?:\s?[\w ]{0,10})?\s?:\*?\s*\S/i
const forwardSubject = /^\s*(?:fwd?|wg|tr|rv|i)\s*:/i
const quoted = /^\s{0,3}>/
/** How many lines people and programs write an attribution in, and a head of a mail. */
const maxAttribution = 4
const maxHead = 6

/** @param subject says whether the mail passes something on */
export function splitText(text: string, subject: string): SplitText {
  const lines = tidyText(text).split('\n')
  const kept: string[] = []
  const history: string[] = []
  let isForward = false
  // There may be more lines than a call can have arguments.
  const keepRest = (into: string[], rest: readonly string[]) => {
    for (const line of rest) into.push(line)
  }
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (forwarded.test(line) || (forwardSubject.test(subject) && isHead(lines, at))) {
      isForward = true
      keepRest(kept, unquoted(lines.slice(at)))
      break
    }
    const length = attributionAt(lines, at)
    if (length > 0) {
      history.push(...lines.slice(at, at + length))
      at += length - 1
      // Programs that write the history in HTML mark none of its lines: it goes to the end.
      if (isMarked(lines, at + 1)) continue
      keepRest(history, lines.slice(at + 1))
      break
    }
    if (original.test(line) ? isHead(lines, at + 1) || !line.startsWith('_') : isHead(lines, at)) {
      keepRest(history, lines.slice(at))
      break
    }
    if (quoted.test(line)) history.push(line)
    else kept.push(line)
  }
  const body = joined(kept)
  // What seems to be nothing but history is what there is to read.
  if (body === '' && history.length > 0)
    return { body: joined(unquoted(lines)), quotedText: null, signature: '', isForward }
  return {
    body,
    quotedText: joined(history) || null,
    signature: isForward ? '' : signatureOf(body),
    isForward,
  }
}

const joined = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const unquoted = (lines: readonly string[]) => lines.map(line => line.replace(/^\s{0,3}>\s?/, ''))

/** How many lines an attribution takes that begins here; 0: none does. */
function attributionAt(lines: readonly string[], at: number): number {
  if (!/^(?:on|am|le|el|il|op|em|den)\s/i.test(lines[at] ?? '')) return 0
  for (let length = 1; length <= maxAttribution; length += 1) {
    if (lines[at + length - 1]?.trim() === '') return 0
    if (attribution.test(lines.slice(at, at + length).join(' '))) return length
  }
  return 0
}

/** Whether the next line that has text is quoted. */
function isMarked(lines: readonly string[], at: number): boolean {
  let next = at
  while (lines[next]?.trim() === '') next += 1
  return quoted.test(lines[next] ?? '')
}

/** Whether Outlook’s header of a quoted mail (From, Sent, To) starts on this line. */
function isHead(lines: readonly string[], at: number): boolean {
  if (!fromLine.test(lines[at] ?? '')) return false
  return lines.slice(at + 1, at + maxHead).some(line => sentLine.test(line))
}
