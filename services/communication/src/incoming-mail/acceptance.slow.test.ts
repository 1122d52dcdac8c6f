import { inTenantScope } from '@coverdesk/kit'
import { freePort } from '@coverdesk/kit/testing'
import { createTransport } from 'nodemailer'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Call } from '../call-record/call.model.ts'
import { EmailMessage, type EmailMessageRecord } from '../email-record/email-message.model.ts'
import { EmailThread, type EmailThreadRecord } from '../email-record/email-thread.model.ts'
import { useAskingSubgraph } from '../testing/asking-subgraph.ts'
import { heron, osprey, theirNumber, them, us } from '../testing/communication-subgraph.ts'
import { ourAddress, theirAddress } from '../testing/email-subgraph.ts'
import { retellDeliveries } from '../testing/retell-deliveries.ts'
import { type SentMail, sixtyMails } from '../testing/sixty-mails.ts'

// Issue 39: 60 mails of 20 threads and 20 calls with every order of events. None is lost, none doubled, no thread mixed, and no
// account matched that it isn't with.
const port = await freePort()
const asking = useAskingSubgraph({
  INBOUND_SMTP_PORT: String(port),
  INBOUND_MAIL_AGENCIES: `${ourAddress}=${us.agencyId},${theirAddress}=${them.agencyId}`,
  RETELL_AGENCIES: `agent_ours=${us.agencyId},${theirNumber}=${them.agencyId}`,
})
const { world, deliver } = asking
const soon = { timeout: 240_000, interval: 200 }

/** The same order each time, and not that in which they were written. */
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item, place) => ({ item, key: ((place * 7919) % 104_729) % 61 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)

/** Every order of them. */
function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, place) => orders(items.toSpliced(place, 1)).map(rest => [item, ...rest]))
}

async function send({ raw, from, agency }: SentMail): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true })
  try {
    const to = [agency === 'us' ? ourAddress : theirAddress]
    await transport.sendMail({ raw, envelope: { from: from.replace(/^.*<|>.*$/g, ''), to } })
  } finally {
    transport.close()
  }
}

/** All that was to be done has been done. */
const isQuiet = () =>
  vi.waitFor(async () => {
    const jobs = EmailThread.db.collection('jobs')
    expect(await jobs.countDocuments({ state: { $in: ['WAITING', 'RUNNING'] }, type: 'normal' })).toBe(0)
  }, soon)

const inAgency = <Result>(agency: SentMail['agency'], work: () => Promise<Result>) =>
  inTenantScope((agency === 'us' ? us : them).agencyId, work)

describe('60 mails of 20 threads', () => {
  beforeAll(() => {
    world.names = { ...world.names, named: 'Ada t03' }
    world.emails = {
      ...{ 'ada@t01.example': [heron], 'ada@t02.example': [osprey] },
      // Two clients have this one; and these are in mails that clients pass on, or take part in someone else's thread.
      ...{ 'ada@t15.example': [heron, osprey], 'b@x.example': [heron], 'l@bank.example': [osprey] },
      ...{ 'lou@lease.example': [heron], 'lou@lender.example': [osprey] },
      // A colleague is no client, even where someone has stored the address.
      'nora.quill@harborpoint.example': [heron],
    }
  })

  it('are each there once, in their thread, with the account that they are certainly with or none', async () => {
    const all = shuffled([...sixtyMails, ...sixtyMails.filter((_, place) => place % 5 === 0)])
    for (let at = 0; at < all.length; at += 6) await Promise.all(all.slice(at, at + 6).map(send))
    await isQuiet()
    for (const agency of ['us', 'them'] as const) {
      const own = sixtyMails.filter(mail => mail.agency === agency)
      const mails = await inAgency(agency, () => EmailMessage.find().lean<EmailMessageRecord[]>())
      expect(mails).toHaveLength(own.length)
      const threads = await inAgency(agency, () => EmailThread.find().lean<EmailThreadRecord[]>())
      const found = threads.map(({ _id, accountId }) => ({
        accountId,
        marks: mails
          .filter(({ threadId }) => String(threadId) === String(_id))
          .flatMap(({ body }) => own.filter(({ mark }) => body.includes(mark)).map(({ mark }) => mark))
          .sort(),
      }))
      const expected = [...new Set(own.map(({ thread }) => thread))].map(name => ({
        accountId: ({ t01: heron, t02: osprey } as Record<string, string>)[name] ?? null,
        marks: own.filter(({ thread }) => thread === name).map(({ mark }) => mark),
      }))
      const byMark = <Thread extends { marks: string[] }>(list: Thread[]) =>
        list.sort((one, other) => String(one.marks[0]).localeCompare(String(other.marks[0])))
      expect(byMark(found)).toEqual(byMark(expected))
    }
  }, 400_000)
})

describe('calls, 20 at once', () => {
  /** Of both agencies; words, numbers and accounts differ from call to call. */
  const calls = orders([0, 1, 2, 3, 4]).map((order, place) => {
    const number = `+1619558${String(place).padStart(4, '0')}`
    const isTheirs = place % 5 === 4
    const more = isTheirs ? { agent_id: 'agent_unknown', to_number: theirNumber } : {}
    const words = `Are my ${place} trucks covered?`
    const deliveries = JSON.parse(
      JSON.stringify(retellDeliveries(`c-${place}`, number, more)).replaceAll('Are my trucks covered?', words),
    ) as object[]
    const accounts = [[heron], [osprey], [heron, osprey], []][place % 4] ?? []
    return { place, number, agency: isTheirs ? them : us, words, accounts, told: order.map(at => deliveries[at] ?? {}) }
  })

  it('are each there once and whole, in every order of their events, with the account that alone has the number', async () => {
    for (const { number, accounts } of calls) world.numbers[number] = accounts
    for (let at = 0; at < calls.length; at += 20) {
      const batch = calls.slice(at, at + 20)
      // Each call's events come in its order, one of them twice; those of different calls come at once.
      for (let step = 0; step < 6; step += 1) {
        const statuses = await Promise.all(batch.map(({ told }) => deliver(told[step] ?? told[0] ?? {})))
        expect(new Set(statuses)).toEqual(new Set([202]))
      }
    }
    await isQuiet()
    for (const { agencyId } of [us, them]) {
      const own = calls.filter(({ agency }) => agency.agencyId === agencyId)
      expect(await inTenantScope(agencyId, () => Call.countDocuments())).toBe(own.length)
    }
    for (const { place, number, agency, words, accounts } of calls) {
      const { items } = (
        await asking.subgraph().data<{ calls: { items: Record<string, unknown>[] } }>(
          agency,
          `query ($search: String) { calls(search: $search) { items {
            status summary fromNumber account { id } transcript { role content } } } }`,
          { search: number },
        )
      ).calls
      expect(items, `call ${place}`).toMatchObject([
        {
          ...{ status: 'COMPLETED', summary: 'About trucks.', fromNumber: number },
          account: accounts.length === 1 ? { id: accounts[0] } : null,
        },
      ])
      const transcript = items[0]?.['transcript'] as { role: string; content: string }[]
      expect(transcript.map(({ role }) => role)).toEqual(['AGENT', 'USER', 'TOOL_INVOCATION', 'TOOL_RESULT', 'AGENT'])
      expect(transcript[1]?.content).toBe(words)
    }
  }, 400_000)
})
