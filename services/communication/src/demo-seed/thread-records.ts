import { createHash } from 'node:crypto'
import { demoAccounts, demoDay, fold } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { instantOf, minutesOf } from '../calls/log-call.rules.ts'
import type { EmailDelivery, EmailPerson } from '../email-record/email-message.model.ts'
import { listFields } from '../email-record/list-fields.ts'
import { withToken } from '../mail-addresses/agency-addresses.ts'
import { developmentAddresses } from '../mail-addresses/incoming-mail.environment.ts'
import { signatureOf } from '../mail-text/signature.ts'
import { askRecords, requestIds } from './demo-ask.ts'
import type { DemoWorld } from './demo-records.ts'
import type { DemoMail, DemoThread } from './demo-thread.ts'

/** Who works at the agency, by their places in the demo of settings. */
export interface DemoStaff {
  agencyId: string
  /** Of the first one. */
  firstUserId: number
  names: readonly string[]
}

const minute = 60_000
const idIn = (prefix: string, kind: string, number: number) => `${prefix}${kind}${String(number).padStart(21, '0')}`

/** The id of a thread by its place in the data file; servicing’s demo names the source of the request at that place so. */
export function threadRecords(demo: DemoThread, place: number, world: DemoWorld, staff: DemoStaff) {
  const _id = new Types.ObjectId(idIn(world.prefix, '9', place))
  const token = createHash('sha256').update(String(_id)).digest('hex').slice(0, 20)
  const agencyAddress = developmentAddresses.find(([, agencyId]) => agencyId === staff.agencyId)?.[0] ?? ''
  const people = { client: personOf(demo.from), agency: withToken(agencyAddress, token) }
  const times = demo.mails.map((mail, number) => instantOfMail(mail, number - demo.mails.length, world))
  const found = demo.account ? demoAccounts[demo.account as keyof typeof demoAccounts] : null
  const named = {
    ...{ fromEmail: people.client.email, fromName: people.client.name, subject: demo.subject },
    account: found ? { name: found.name, sortName: fold(found.name) } : null,
  }
  const domain = agencyAddress.split('@')[1]
  const messageIds = demo.mails.map((_, number) => `<demo.${_id}.${number}@${domain}>`)
  const asks = demo.mails.flatMap(({ asks: asked = [] }, number) =>
    asked.map(ask => ({ ...ask, messageId: idIn(world.prefix, '8', place * 10 + number) })),
  )
  return {
    asks: askRecords(asks, { source: 'EMAIL_THREAD', id: String(_id), client: people.client.email }, world),
    thread: {
      ...{ _id, version: 1, token, agencyAddress, ...named, ...listFields(named) },
      ...{ accountId: found?.id ?? null, isAccountChosen: false, accountSuggestions: [] },
      serviceRequestIds: requestIds(asks, world),
      ...{ summary: demo.summary, sentiment: demo.sentiment, workspaceId: null },
      ...{ state: demo.state ?? 'ACTIVE', waitingFor: demo.waitingFor },
      ...{ timeOrder: times.at(-1), createdAt: times[0], updatedAt: times.at(-1) },
    },
    messages: demo.mails.map((mail, number) => ({
      _id: new Types.ObjectId(idIn(world.prefix, '8', place * 10 + number)),
      threadId: _id,
      messageId: messageIds[number],
      references: messageIds.slice(0, number),
      subject: mail.subject ?? (number === 0 ? demo.subject : `Re: ${demo.subject}`),
      ...participantsOf(mail, people, staff),
      sentAt: times[number] ?? new Date(),
      body: mail.body,
      quotedText: mail.quotes ? quoteOf(demo.mails[number - 1]) : null,
      signature: mail.by === 'CLIENT' ? signatureOf(mail.body) : '',
      isForward: mail.isForward ?? false,
      machineKind: mail.machineKind ?? null,
      delivery: deliveryOf(mail, times[number] ?? new Date(), staff),
    })),
  }
}

const personOf = ([name, email]: readonly [string, string]): EmailPerson => ({
  email: email.toLowerCase(),
  name: name || null,
})

/** Never later than now, and in their order, however early in the day the database is filled. */
function instantOfMail({ daysAgo, at }: DemoMail, fromLast: number, { today, timeZone }: DemoWorld): Date {
  const instant = instantOf(demoDay(today, -daysAgo), minutesOf(at) ?? 0, timeZone).getTime()
  return new Date(Math.min(instant, Date.now() + fromLast * 5 * minute))
}

interface DemoSides {
  client: EmailPerson
  /** The address of the thread. */
  agency: string
}

function participantsOf(mail: DemoMail, { client, agency }: DemoSides, { names }: DemoStaff) {
  const isOurs = mail.by === 'AGENT' || mail.by === 'CARA'
  const ourName = mail.by === 'CARA' ? 'Cara' : (names[mail.user ?? 0] ?? null)
  const us: EmailPerson = { email: agency, name: ourName }
  const from = isOurs ? us : mail.from ? personOf(mail.from) : client
  return {
    ...{ from, senderRole: mail.by, answerTo: [from.email] },
    to: mail.to?.map(personOf) ?? [isOurs ? client : { email: agency, name: null }],
    cc: mail.cc?.map(personOf) ?? [],
  }
}

const quoteOf = (mail: DemoMail | undefined) =>
  mail?.body
    .split('\n')
    .map(line => `> ${line}`.trimEnd())
    .join('\n') ?? null

/** What people at the agency wrote went out from here. */
function deliveryOf({ by, user = 0, failed }: DemoMail, at: Date, { firstUserId }: DemoStaff): EmailDelivery | null {
  if (by !== 'AGENT') return null
  const userId = `66000000000000000000${String(firstUserId + user).padStart(4, '0')}`
  const id = createHash('sha256').update(`${at.getTime()} ${userId}`).digest('hex').slice(0, 24)
  const sentAt = new Date(at.getTime() + 2_000)
  return { id, state: failed ? 'FAILED' : 'SENT', userId, at, sentAt, isBegun: true, error: failed ?? null }
}
