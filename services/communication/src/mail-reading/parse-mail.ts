import PostalMime, { type Email } from 'postal-mime'
import { clipHead } from './clip-head.ts'
import { PatientParser } from './patient-parser.ts'

export interface ParsedMail extends Email {
  /** What a reader should know, as sentences. */
  notes: string[]
}

const limits = { forceRfc822Attachments: true, maxNestingDepth: 50, maxHeadersSize: 512 * 1024 }
/** A mail of 36 MB, the largest that we take, has half as many where its files are written as mails write them. */
const maxLines = 1_000_000

const unreadable = '\ufffd'
const charset = /charset\s*=\s*"?'?([\w.:+-]+)/gi

/**
 * The parts of a mail. Where its characters are not what it says, they are read as those of Western Europe, which most such
 * mails are in, and a note says so; a mail that can't be taken apart is shown as the text that it is.
 */
export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  const parsed = hasTooManyLines(raw) ? null : await parse(raw)
  if (!parsed) return damaged(raw)
  const unknown = unknownCharset(raw)
  if (!hasUnreadable(parsed)) {
    return { ...parsed, notes: unknown ? [`The characters of this email (${unknown}) are not known. ${asShown}`] : [] }
  }
  const again = await parse(inWesternCharset(raw))
  if (!again || hasUnreadable(again)) return { ...parsed, notes: ['Some characters of this email can’t be read.'] }
  return { ...again, notes: [`This email is not written in the characters that it says. ${asShown}`] }
}

/** Null: it can’t be taken apart. */
const parse = (raw: Buffer): Promise<Email | null> => new PatientParser(limits).parse(clipHead(raw)).catch(() => null)

function hasTooManyLines(raw: Buffer): boolean {
  let lines = 0
  for (let at = raw.indexOf('\n'); at >= 0 && lines <= maxLines; at = raw.indexOf('\n', at + 1)) lines += 1
  return lines > maxLines
}

const asShown = 'It is shown as Western European text.'

const hasUnreadable = ({ text = '', html = '', subject = '' }: Email) =>
  [text, html, subject].some(part => part.includes(unreadable))

/** The name of a character set that no one knows, where the mail has one. */
function unknownCharset(raw: Buffer): string | null {
  const known = new Set<string>()
  for (const [, name = ''] of raw.toString('latin1').matchAll(charset)) {
    if (known.has(name)) continue
    if (!isKnown(name)) return name.slice(0, 40)
    known.add(name)
  }
  return null
}

function isKnown(name: string): boolean {
  // Names that mail programs have always used, beside those of the web.
  if (
    /^(?:x-|cs)?(?:cp-?\d|utf|iso|windows|us-ascii|ascii|ansi|latin|unicode|ms\d|koi|mac|gb|big5|euc|sjis|shift)/i.test(
      name,
    )
  )
    return true
  try {
    return Boolean(new TextDecoder(name))
  } catch {
    return false
  }
}

const western = 'windows-1252'

function inWesternCharset(raw: Buffer): Buffer {
  const text = raw.toString('latin1')
  const [head = ''] = text.split(/\r?\n\r?\n/, 1)
  const named = text.replace(charset, `charset=${western}`)
  const typed = /^content-type:/im.test(head) ? named : `Content-Type: text/plain; charset=${western}\r\n${named}`
  // A type without a character set is one of ASCII.
  const whole = typed.replace(
    /^(content-type:[ \t]*text\/(?:plain|html))[ \t]*(\r?\n)(?![ \t])/gim,
    `$1; charset=${western}$2`,
  )
  return Buffer.from(whole, 'latin1')
}

const maxDamaged = 20_000

/** Its head line by line, and the rest as it is. */
async function damaged(raw: Buffer): Promise<ParsedMail> {
  const [head = '', ...rest] = raw
    .toString('latin1')
    .slice(0, 4 * maxDamaged)
    .split(/\r?\n\r?\n/)
  const known = head
    .split(/\r?\n(?![ \t])/)
    .filter(line =>
      /^(?:from|to|cc|subject|date|message-id|in-reply-to|references|reply-to|auto-submitted|precedence):/i.test(line),
    )
  const text = rest.join('\n\n').slice(0, maxDamaged)
  const simple = [
    ...known.map(line => line.slice(0, 4_000)),
    'Content-Type: text/plain; charset=windows-1252',
    '',
    text,
  ]
  const parsed = await PostalMime.parse(Buffer.from(simple.join('\r\n'), 'latin1'))
  return { ...parsed, notes: ['This email is damaged. What can be read of it is shown.'] }
}
