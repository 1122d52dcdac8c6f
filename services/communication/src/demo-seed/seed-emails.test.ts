import { demoAccounts, inTenantScope } from '@coverdesk/kit'
import { startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EmailThread } from '../email-record/email-thread.model.ts'
import { communicationSubgraph } from '../subgraph.ts'
import { them, us } from '../testing/communication-subgraph.ts'
import { emailDocuments, type ThreadAnswer } from '../testing/email-subgraph.ts'
import { seedEmails } from './seed-emails.ts'

interface Listed {
  emailThreads: { total: number; items: ThreadAnswer[] }
}

interface AskingThread {
  asks: { type: string; sentence: string; state: string; messageId: string; serviceRequest: { id: string } | null }[]
  participantEmails: { id: string; body: string }[]
}

let subgraph: TestSubgraph
beforeAll(async () => {
  subgraph = await startTestSubgraph(communicationSubgraph, { SEED: 'demo' })
})
afterAll(() => subgraph.close())

const threads = async (caller = us) =>
  (await subgraph.data<Listed>(caller, emailDocuments.list, { first: 100 })).emailThreads

describe('the e-mail of the demo', () => {
  it('are 25 threads of every state and role, none later than now', async () => {
    const { total, items } = await threads()
    expect(total).toBe(25)
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['ACTIVE', 'ENDED']))
    expect(new Set(items.map(({ waitingFor }) => waitingFor))).toEqual(new Set(['AGENT', 'CARA', 'CLIENT']))
    const mails = items.flatMap(({ participantEmails }) => participantEmails)
    expect(new Set(mails.map(({ senderRole }) => senderRole))).toEqual(
      new Set(['AGENT', 'CARA', 'CLIENT', 'PARTICIPANT']),
    )
    expect(mails.filter(({ sentAt }) => Date.parse(String(sentAt)) > Date.now())).toEqual([])
    for (const { participantEmails } of items) {
      const times = participantEmails.map(({ sentAt }) => Date.parse(String(sentAt)))
      expect(times).toEqual([...times].sort((a, b) => a - b))
    }
  })

  it('names service requests of servicing’s demo at their threads', async () => {
    const { items } = await threads()
    const named = items.flatMap(({ account, serviceRequests }) =>
      (serviceRequests as { id: string }[]).map(({ id }) => [(account as { id: string }).id, id]),
    )
    expect(named.sort()).toEqual(
      [
        [demoAccounts.bayview.id, '67e000000000000000000000'],
        [demoAccounts.redwood.id, '67e000000000000000000002'],
        [demoAccounts.sunset.id, '67e000000000000000000003'],
        [demoAccounts.northFork.id, '67e000000000000000000004'],
        [demoAccounts.triCounty.id, '67e000000000000000000005'],
        [demoAccounts.brightPath.id, '67e000000000000000000006'],
        [demoAccounts.pinnacle.id, '67e000000000000000000007'],
        [demoAccounts.phoHuong.id, '67e000000000000000000012'],
      ].sort(),
    )
  })

  it('marks the sentences that requests came from, in the mails that have them, and leaves some to a person', async () => {
    const document = `{ emailThreads(first: 100) { items { asks { type sentence state messageId serviceRequest { id } }
      participantEmails { id body } } } }`
    const { emailThreads } = await subgraph.data<{ emailThreads: { items: AskingThread[] } }>(us, document)
    const found = emailThreads.items.flatMap(({ asks, participantEmails }) =>
      asks.map(ask => ({ ...ask, body: participantEmails.find(({ id }) => id === ask.messageId)?.body ?? '' })),
    )
    expect(
      found
        .filter(({ state }) => state === 'SUGGESTED')
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['ADD_ADDITIONAL_INSURED', 'QUESTION'])
    expect(found.filter(({ state }) => state === 'OPENED')).toHaveLength(8)
    for (const { sentence, body, state, serviceRequest } of found) {
      expect(body.replace(/\s+/g, ' ')).toContain(sentence)
      expect(serviceRequest !== null).toBe(state === 'OPENED')
    }
  })

  it('has files, one that was refused, a bounce and machines', async () => {
    const mails = (await threads()).items.flatMap(({ participantEmails }) => participantEmails)
    const files = mails.flatMap(({ attachments }) => attachments)
    expect(files.filter(({ url }) => url).length).toBeGreaterThan(8)
    expect(files.filter(({ refusedBecause }) => refusedBecause)).toHaveLength(1)
    expect(mails.filter(({ delivery }) => delivery?.state === 'FAILED')).toHaveLength(1)
    expect(new Set(mails.map(({ machineKind }) => machineKind))).toEqual(
      new Set([null, 'AUTOMATIC_REPLY', 'AUTOMATIC_NOTICE', 'BULK', 'BOUNCE']),
    )
  })

  it('carries CANARY_B in every text of the other agency', async () => {
    const { items } = await threads(them)
    expect(items).toHaveLength(3)
    for (const { subject, summary, fromName, participantEmails } of items) {
      for (const text of [subject, summary, fromName, ...participantEmails.map(({ body }) => body)]) {
        expect(text).toContain('CANARY_B')
      }
    }
  })

  it('is filled in once', async () => {
    await seedEmails()
    expect(await inTenantScope(us.agencyId, () => EmailThread.countDocuments())).toBe(25)
  })
})
