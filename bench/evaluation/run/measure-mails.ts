import { type ReadConversation, readConversation } from '../../../services/communication/src/asks/read-conversation.ts'
import { draftReply } from '../../../services/copilot/src/playbooks/reply/draft-reply.ts'
import type { ReplyCase } from '../../../services/copilot/src/playbooks/reply/reply-case.ts'
import { askedThoughKnown, judgeFields, judgeWrong } from '../mails/judge-mail.ts'
import { mailSets, type SetItem } from '../mails/mail-set.ts'
import { type Figure, shares } from './figure.ts'

/** The mail as an email thread, with its asks as requests that are being opened. */
function replyCaseOf({ mail, truth }: SetItem, { asks }: ReadConversation): ReplyCase | null {
  if (!mail) return null
  const details = { holderName: null, waiver: false, primary: false, isComplaint: false, questions: [] as string[] }
  const document = {
    sourceId: 'text:m1',
    name: 'Email',
    role: null,
    kind: null,
    pages: 1,
    unreadPages: [],
    facts: [],
    problem: null,
  }
  return {
    thread: {
      ...{ id: 't1', subject: mail.subject, fromEmail: mail.from.email, fromName: mail.from.name },
      account: truth.account.linked ? { id: 'a1' } : null,
      attachments: mail.attachments.map(name => ({ name })),
      participantEmails: [
        {
          id: 'm1',
          senderRole: 'CLIENT',
          subject: mail.subject,
          body: mail.body,
          sentAt: '2026-12-01T10:00:00Z',
          from: mail.from,
          machineKind: null,
        },
      ],
      asks: asks.map(({ type, sentence, isCertain, fields: { details: text, ...fields } }, place) => ({
        ...{ id: `k${place}`, type, sentence, state: isCertain ? 'OPENED' : 'SUGGESTED', messageId: 'm1' },
        details: { ...details, ...fields, text },
        serviceRequest: null,
      })),
    },
    mails: [{ document, content: `Subject: ${mail.subject}\n\n${mail.body}\n` }],
    policies: null,
  }
}

/** The lines of a draft that ask the client for something. */
function askedIn(reply: ReplyCase | null): string[] {
  const body = reply ? (draftReply(reply)?.email.body ?? '') : ''
  const [, after = ''] = body.split('we still need from you:\n\n')
  return (after.split('\n\n')[0] ?? '')
    .split('\n')
    .filter(line => line.startsWith('- '))
    .map(line => line.slice(2))
}

/** How mails and calls of other people are read, and what drafts of replies ask for. */
export async function measureMails(): Promise<{ figures: Figure[]; misses: string[] }> {
  const misses: string[] = []
  const judged = (await mailSets()).map(item => {
    const { truth, given, seen } = item
    const own = [truth.account.linked, ...(truth.account.suggested ?? [])].filter(name => name !== null)
    const read = readConversation(given, own)
    const things = judgeFields(truth, read.asks)
    const { wrong, count } = judgeWrong(truth, read.asks, things)
    const lines = askedIn(replyCaseOf(item, read))
    const known = askedThoughKnown(truth, lines)
    const isFound = read.asks.some(({ isCertain, fields }) => isCertain && fields.isLoss)
    const isHeard = read.asks.some(({ isCertain, fields }) => isCertain && fields.isComplaint)
    const note = (text: string) => misses.push(`${truth.id}: ${text}`)
    for (const { what, verdict } of things) if (verdict === 'LEFT_OUT') note(`left out: ${what}`)
    for (const what of wrong) note(`WRONG: ${what}`)
    for (const line of known) note(`asked though known: ${line}`)
    if (isFound !== truth.isLoss) note(truth.isLoss ? 'loss not noticed' : 'no loss, but an alert')
    if (isHeard !== truth.isComplaint) note(truth.isComplaint ? 'complaint not noticed' : 'no complaint, but marked')
    return { truth, seen, things, wrong, count, known, lines, isFound }
  })
  const alerts = judged.filter(({ truth, isFound }) => isFound && !truth.isLoss).length
  if (judged.length > 0) console.log(`mails: ${judged.length}, false alarms of losses: ${alerts}`)
  const figures = [
    ...shares('asks.fields_right', judged, ({ things }) => ({
      part: things.filter(({ verdict }) => verdict === 'RIGHT').length,
      whole: things.length,
    })),
    ...shares('asks.fields_wrong', judged, ({ wrong, count }) => ({ part: wrong.length, whole: count })),
    ...shares('loss.recall', judged, ({ truth, isFound }) => ({
      part: truth.isLoss && isFound ? 1 : 0,
      whole: truth.isLoss ? 1 : 0,
    })),
    ...shares('drafts.asks_known', judged, ({ known, lines }) => ({
      part: known.length,
      whole: Math.max(lines.length, known.length),
    })),
  ]
  return { figures, misses }
}
