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

/** Writes a reply that promises nothing: what was asked, what happens next, and what is missing. Null: nothing is open. */
export function draftReply({ thread, mails, policies }: ReplyCase): DraftedReply | null {
  const asks = openAsks(thread)
  if (asks.length === 0) return null
  const to = recipientOf(thread)
  const writer = new AnswerWriter()
  const isLoss = asks.some(({ details }) => details.isLoss)
  const found = new Map(
    asks.map(ask => [ask.id, ask.type === 'QUESTION' ? recordAnswers(ask.sentence, policies) : []] as const),
  )
  const answersOf = (ask: ThreadAsk) => found.get(ask.id) ?? []
  writer
    .paragraph(greeting(to.name))
    .paragraph(
      isAnswering(thread) ? 'Thank you for getting back to us.' : 'Thank you for your email.',
      isLoss && 'We are sorry to hear what happened.',
      asks.length === 1 ? 'This is how we understand your request:' : 'This is how we understand your requests:',
    )
    .list(
      asks.map(ask => {
        const line = requestLine(ask, mails, writer)
        const answers = answersOf(ask).map(one => sentenceOf(one) + (one.stated ? writer.mark(one.stated) : ''))
        if (answers.length > 0) return `${line} Our records show: ${answers.join('; ')}.`
        return ask.type === 'QUESTION' ? `${line} A colleague will look this up and write to you.` : line
      }),
    )
  const asker = { hasAccount: thread.account !== null, policies: policies?.length ?? null }
  const missing = [...new Set(asks.flatMap(ask => missingDetails(ask, asker)))]
  if (missing.length > 0) writer.paragraph('To work on it, we still need from you:').list(missing)
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
    open.some(({ type }) => type !== 'QUESTION') &&
      'A colleague will go through this and write to you about the next step.',
    has('CREATE_CERTIFICATE') && 'Each certificate is checked against the policies before it goes out.',
    open.some(({ type }) => changing.has(type)) && 'This email changes nothing on a policy yet.',
    has('QUOTE_REQUEST') && 'This email is no quote and no insurance.',
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
      : 'Nothing that the work needs is missing from it.',
    links.length > 0 && `It answers from the records of ${links.join(', ')}.`,
    'Check it before you send it: “Use draft” in the email thread takes it into your reply. Nothing has been sent.',
  ]
  return { text: text.filter(Boolean).join(' '), citations: [] }
}
