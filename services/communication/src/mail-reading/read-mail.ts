import type { EmailPerson } from '../email-record/email-message.model.ts'
import type { MachineMailKind } from '../email-record/enumerations.ts'
import { messageIdsIn } from '../email-record/message-ids.ts'
import { textOfHtml } from '../mail-text/html-text.ts'
import { type SplitText, splitText } from '../mail-text/split-text.ts'
import { tidyLine, tidyText } from '../mail-text/tidy-text.ts'
import { type Bounce, bounceOf } from './bounce.ts'
import { type FoundFile, filesOf } from './files-of-mail.ts'
import { headOf } from './forward-head.ts'
import { machineKindOf } from './machine-kind.ts'
import { type ParsedMail, parseMail } from './parse-mail.ts'
import { peopleOf } from './people-of.ts'
import { pictureHtml } from './picture-html.ts'

/** What a raw mail says. */
export interface ReadMail extends SplitText {
  /** Null: it has none. */
  messageId: string | null
  references: string[]
  subject: string
  /** Null: it doesn't say. */
  from: EmailPerson | null
  to: EmailPerson[]
  cc: EmailPerson[]
  answerTo: string[]
  sentAt: Date | null
  /** Who wrote the mail that it passes on. */
  forwardedFrom: EmailPerson | null
  /** Null: it is plain text. */
  html: string | null
  machineKind: MachineMailKind | null
  bounce: Bounce | null
  files: FoundFile[]
  notes: string[]
}

/** How deep mails in mails are read; those that lie deeper are files. */
const maxDepth = 2

/**
 * Reads a mail as it came, however damaged it is.
 * @param returnPath empty: no one is to be told of a failure; null: it is not known
 */
export async function readMail(raw: Buffer, returnPath: string | null): Promise<ReadMail> {
  const mail = await parseMail(raw)
  const bounce = bounceOf(mail)
  const { files, mails, notes } = filesOf(mail)
  const subject = tidyLine(mail.subject)
  const own = splitText(textOf(mail), subject)
  const isReport = bounce !== null
  const forwarded = isReport ? [] : await Promise.all(mails.map(passed => readForwarded(passed, 1)))
  const from = peopleOf(mail.from ? [mail.from] : [])[0] ?? null
  const replyTo = peopleOf(mail.replyTo).map(({ email }) => email)
  return {
    ...joined(own, forwarded),
    ...{ messageId: messageIdsIn(mail.messageId)[0] ?? null, subject, from },
    references: messageIdsIn(mail.references, mail.inReplyTo),
    ...{ to: peopleOf(mail.to), cc: peopleOf(mail.cc), sentAt: dateOf(mail.date) },
    answerTo: replyTo.length > 0 ? replyTo : from ? [from.email] : [],
    forwardedFrom: forwarded[0]?.from ?? (own.isForward ? headOf(own.body) : null),
    html: mail.html ? pictureHtml(mail) : null,
    machineKind: machineKindOf(mail, { returnPath, isBounce: isReport, subject }),
    bounce,
    files: [...files, ...forwarded.flatMap(passed => passed.files)],
    notes: [...mail.notes, ...notes, ...forwarded.flatMap(passed => passed.notes)],
  }
}

interface Forwarded {
  text: string
  quotedText: string | null
  from: EmailPerson | null
  files: FoundFile[]
  notes: string[]
}

async function readForwarded(raw: Buffer, depth: number): Promise<Forwarded> {
  const mail = await parseMail(raw)
  const { files, mails, notes } = filesOf(mail)
  const own = splitText(textOf(mail), tidyLine(mail.subject))
  const isDeepest = depth >= maxDepth
  const deeper = isDeepest ? [] : await Promise.all(mails.map(passed => readForwarded(passed, depth + 1)))
  const kept = isDeepest
    ? mails.map((bytes, place) => ({ name: nameOfMail(place), mimeType: 'message/rfc822', bytes }))
    : []
  return {
    text: [headLines(mail), own.body, ...deeper.map(({ text }) => text)].filter(Boolean).join('\n\n'),
    quotedText: [own.quotedText, ...deeper.map(({ quotedText }) => quotedText)].filter(Boolean).join('\n\n') || null,
    from: deeper.at(-1)?.from ?? peopleOf(mail.from ? [mail.from] : [])[0] ?? null,
    files: [...files, ...kept, ...deeper.flatMap(passed => passed.files)],
    notes: [...mail.notes, ...notes, ...deeper.flatMap(passed => passed.notes)],
  }
}

const nameOfMail = (place: number) => (place === 0 ? 'message.eml' : `message-${place + 1}.eml`)

/** As mail programs write it above what they pass on. */
function headLines({ from, to, date, subject }: ParsedMail): string {
  const written = (people: EmailPerson[]) =>
    people.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(', ')
  const lines = [
    ['From', written(peopleOf(from ? [from] : []))],
    ['Date', tidyLine(date)],
    ['Subject', tidyLine(subject)],
    ['To', written(peopleOf(to))],
  ].filter(([, value]) => value)
  return ['---------- Forwarded message ----------', ...lines.map(([name, value]) => `${name}: ${value}`)].join('\n')
}

function joined(own: SplitText, forwarded: readonly Forwarded[]): SplitText {
  if (forwarded.length === 0) return own
  const quotes = [own.quotedText, ...forwarded.map(({ quotedText }) => quotedText)]
  return {
    body: [own.body, ...forwarded.map(({ text }) => text)].filter(Boolean).join('\n\n'),
    quotedText: quotes.filter(Boolean).join('\n\n') || null,
    signature: '',
    isForward: true,
  }
}

/** The same text twice: as plain text, which is what people wrote, or as HTML alone. */
const textOf = ({ text, html }: ParsedMail): string =>
  text && tidyText(text) !== '' ? text : html ? textOfHtml(html) : ''

function dateOf(text: string | undefined): Date | null {
  const at = Date.parse(text ?? '')
  return Number.isNaN(at) ? null : new Date(at)
}
