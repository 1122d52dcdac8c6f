import { phoneNumber, readablePhone } from '@coverdesk/kit'
import {
  type CaraEmailThread,
  isFromOutside,
  type ThreadAsk,
  type ThreadMail,
} from '../../email-threads/email-thread.ts'
import type { Citation } from '../../tools/marks.ts'
import { AnswerWriter } from '../writing/answer-writer.ts'
import { counted } from '../writing/counted.ts'
import type { Email } from '../writing/missing-email.ts'
import { plainText } from '../writing/plain-text.ts'
import { quoteIn } from './mail-quotes.ts'
import { missingDetails } from './missing-details.ts'
import { greeting, recipientOf } from './recipient.ts'
import { recordAnswers, sentenceOf } from './record-answer.ts'
import type { ReplyCase } from './reply-case.ts'
import { requestLine } from './request-line.ts'

/** A draft of a reply, and what Cara says of it to the agency’s people. */
interface DraftedReply {
  email: Email & { to: string }
  answer: { text: string; citations: readonly Citation[] }
}

const maxAsks = 12
const maxSubject = 190

/** What is to be answered: what the agency hasn’t written about yet, or else all that is open. */
export function openAsks({ asks, participantEmails }: CaraEmailThread): ThreadAsk[] {
  const open = asks.filter(({ state, serviceRequest }) => state === 'OPENED' && serviceRequest?.state !== 'CLOSED')
  const answered = participantEmails.findLastIndex(isOfAgency)
  const isNew = ({ messageId }: ThreadAsk) => participantEmails.findIndex(({ id }) => id === messageId) > answered
  const unanswered = open.filter(isNew)
  return (unanswered.length > 0 ? unanswered : open).slice(0, maxAsks)
}

const isOfAgency = (mail: ThreadMail) => !isFromOutside(mail) && mail.machineKind === null

/** Whether the client has answered the agency; what a colleague passes on is no answer. */
const isAnswering = ({ participantEmails }: CaraEmailThread): boolean =>
  participantEmails.findLastIndex(isFromOutside) > participantEmails.findIndex(isOfAgency) &&
  participantEmails.some(isOfAgency)

/** The same in any thread: "Re: Re: Fwd: Certificate" → "Re: Certificate". */
export function subjectOfReply(subject: string): string {
  const plain = plainText(subject).replace(/^(?:(?:re|aw|fwd?)\s*:\s*)+/i, '')
  return `Re: ${plain || 'Your email'}`.slice(0, maxSubject)
}

/** Types of which the client should know that nothing has changed by this mail. */
const changing: ReadonlySet<string> = new Set(['ADD_ADDITIONAL_INSURED', 'CANCEL_POLICY', 'ENDORSE_POLICY'])

const lookUp = 'I’ll look into this and get back to you.'
const maxQuestions = 6

/** What the client wants to know besides what is a request of its own. */
function otherQuestions(asks: readonly ThreadAsk[]): string[] {
  const asked = asks.map(({ sentence }) => sentence)
  const all = [...new Set(asks.flatMap(({ details }) => details.questions))]
  return all
    .filter(question => !asked.some(sentence => sentence.includes(question) || question.includes(sentence)))
    .slice(0, maxQuestions)
}

/** As people write it; an extension stays as it was entered. */
function readableNumber(given: string): string {
  const { data: number } = phoneNumber.safeParse(given)
  return number ? readablePhone(number) : given
}

const maxCarriers = 4

/** What someone with a loss can do now, without a word on what a policy pays. */
function lossSteps(asks: readonly ThreadAsk[], policies: ReplyCase['policies']): (string | false)[] {
  const linked = asks.flatMap(ask => (ask.details.isLoss ? (ask.serviceRequest?.businessPolicy?.id ?? []) : []))
  const own = (policies ?? []).filter(({ id }) => linked.includes(id))
  const numbers = new Map(
    (own.length > 0 ? own : (policies ?? [])).flatMap(({ carrier, claimsPhone }) =>
      carrier && claimsPhone
        ? [[carrier, `${plainText(carrier)}: ${plainText(readableNumber(claimsPhone))}`] as const]
        : [],
    ),
  )
  const lines = [...numbers.values()].slice(0, maxCarriers)
  return [
    lines.length === 1 && `You can report it to the carrier at any time. Claims at ${lines[0]}.`,
    lines.length > 1 && `You can report it to the carrier at any time. Claims numbers: ${lines.join('; ')}.`,
    'Please keep photos and receipts, and do what you safely can to prevent more damage.',
    'The carrier decides what the policy pays.',
  ]
}

/** Writes a reply that promises nothing: what was asked, what happens next, and what is missing. Null: nothing is open. */
export function draftReply({ thread, mails, policies }: ReplyCase): DraftedReply | null {
  const asks = openAsks(thread)
  if (asks.length === 0) return null
  const to = recipientOf(thread)
  const writer = new AnswerWriter()
  const isLoss = asks.some(({ details }) => details.isLoss)
  const isComplaint = asks.some(({ details }) => details.isComplaint)
  const found = new Map(
    asks.map(ask => [ask.id, ask.type === 'QUESTION' ? recordAnswers(ask.sentence, policies) : []] as const),
  )
  const answersOf = (ask: ThreadAsk) => found.get(ask.id) ?? []
  writer
    .paragraph(greeting(to.name))
    .paragraph(
      isLoss && 'I’m sorry to hear about this.',
      !isLoss && isComplaint && 'I’m sorry that you had to write again.',
      !isLoss &&
        !isComplaint &&
        (isAnswering(thread) ? 'Thank you for getting back to us.' : 'Thank you for your email.'),
      'Here’s what we have:',
    )
    .list(
      asks.map(ask => {
        const line = requestLine(ask, mails, writer)
        const answers = answersOf(ask).map(one => sentenceOf(one) + (one.stated ? writer.mark(one.stated) : ''))
        if (answers.length > 0) return `${line} Our records show: ${answers.join('; ')}.`
        return ask.type === 'QUESTION' ? `${line} ${lookUp}` : line
      }),
    )
  const questions = otherQuestions(asks)
  if (questions.length > 0)
    writer
      .paragraph(
        questions.length === 1 ? `You also asked. ${lookUp}` : `You also asked. I’ll get back to you on each of these:`,
      )
      .list(
        questions.map(question => {
          const quote = quoteIn(mails, question)
          return `“${plainText(question)}”${quote ? writer.mark(quote) : ''}`
        }),
      )
  if (isLoss) writer.paragraph(...lossSteps(asks, policies))
  const asker = {
    ...{ hasAccount: thread.account !== null, policies: policies?.length ?? null },
    words: thread.participantEmails
      .filter(isFromOutside)
      .map(({ body }) => body)
      .join('\n'),
    hasAttachments: thread.attachments.length > 0,
  }
  const missing = [...new Set(asks.flatMap(ask => missingDetails(ask, asker)))]
  if (missing.length > 0) writer.paragraph('To get this done, we still need from you:').list(missing)
  const { text, citations } = writer
    .paragraph(...nextSteps(asks, ask => answersOf(ask).length > 0))
    .paragraph('Thank you.')
    .finish()
  return {
    email: { to: to.email, subject: subjectOfReply(thread.subject), body: text, citations },
    answer: answerOf(
      asks,
      missing,
      [...found.values()].flat().map(({ policy }) => policy),
      to.name ?? to.email,
    ),
  }
}

function nextSteps(asks: readonly ThreadAsk[], isAnswered: (ask: ThreadAsk) => boolean): (string | false)[] {
  const open = asks.filter(ask => !isAnswered(ask))
  const has = (type: string) => open.some(ask => ask.type === type)
  if (open.length === 0) return ['The terms of the policy control. Please write to us if you have another question.']
  return [
    open.some(({ type }) => type !== 'QUESTION') && 'I’m working on it and will send you the next step shortly.',
    has('CREATE_CERTIFICATE') && 'We check each certificate against your policies before it goes out.',
    open.some(({ type }) => changing.has(type)) && 'No coverage changes until we confirm them in writing.',
    has('QUOTE_REQUEST') && 'This email isn’t a quote and doesn’t provide insurance.',
    asks.some(isAnswered) && 'The terms of the policy control.',
  ]
}

function answerOf(
  asks: readonly ThreadAsk[],
  missing: readonly string[],
  used: readonly { title: string; path: string }[],
  name: string,
) {
  const links = [...new Map(used.map(({ title, path }) => [path, `[${plainText(title)}](${path})`])).values()]
  const text = [
    `I drafted a reply to ${plainText(name)} about ${counted(asks.length, 'request')}.`,
    missing.length > 0
      ? `It asks for ${counted(missing.length, 'detail')} that ${missing.length === 1 ? 'is' : 'are'} missing.`
      : 'We have everything we need.',
    links.length > 0 && `It answers from the records of ${links.join(', ')}.`,
    'Check it before you send it: “Use draft” in the email thread takes it into your reply. Nothing has been sent.',
  ]
  return { text: text.filter(Boolean).join(' '), citations: [] }
}
