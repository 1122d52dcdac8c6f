import { describe, expect, it } from 'vitest'
import { them, us } from '../testing/communication-subgraph.ts'
import { ourAddress, type ThreadAnswer, theirAddress, useEmailSubgraph } from '../testing/email-subgraph.ts'
import { type SentMail, sixtyMails } from '../testing/sixty-mails.ts'

const email = useEmailSubgraph()

/** The same order each time, and not that in which they were written. */
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item, place) => ({ item, key: ((place * 7919) % 104_729) % 61 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)

const deliver = ({ raw, from, agency }: SentMail) =>
  email.send(raw, { from: from.replace(/^.*<|>.*$/g, ''), to: [agency === 'us' ? ourAddress : theirAddress] })

/** Which marks are in the own words of the mails of each thread. */
const marksOf = (threads: readonly ThreadAnswer[], known: readonly SentMail[]) =>
  threads
    .map(({ participantEmails }) =>
      participantEmails
        .flatMap(({ body }) => known.filter(({ mark }) => body.includes(mark)).map(({ mark }) => mark))
        .sort(),
    )
    .sort()

const expected = (agency: SentMail['agency']) => {
  const own = sixtyMails.filter(mail => mail.agency === agency)
  const threads = [...new Set(own.map(({ thread }) => thread))]
  return threads
    .map(name =>
      own
        .filter(({ thread }) => thread === name)
        .map(({ mark }) => mark)
        .sort(),
    )
    .sort()
}

describe('60 mails of 20 threads', () => {
  it('come in any order, some twice, and none is lost, doubled or in another thread', async () => {
    expect(sixtyMails).toHaveLength(60)
    const all = shuffled([...sixtyMails, ...sixtyMails.filter((_, place) => place % 5 === 0)])
    for (let at = 0; at < all.length; at += 6) await Promise.all(all.slice(at, at + 6).map(deliver))
    await email.isRead()
    const [ours, theirs] = [await email.list(), await email.list({}, them)]
    expect(marksOf(ours.items, sixtyMails)).toEqual(expected('us'))
    expect(marksOf(theirs.items, sixtyMails)).toEqual(expected('them'))
    const count = [...ours.items, ...theirs.items].reduce((sum, thread) => sum + thread.participantEmails.length, 0)
    expect(count).toBe(60)
  }, 300_000)

  it('say who wrote, and whom they wait for', async () => {
    const { items } = await email.list()
    const byMark = (mark: string) => {
      for (const thread of items) {
        const mail = thread.participantEmails.find(({ body }) => body.includes(mark))
        if (mail) return { ...mail, thread }
      }
      throw new Error(`No mail has ${mark}.`)
    }
    expect(byMark('t01m1').senderRole).toBe('AGENT')
    expect(byMark('t01m2')).toMatchObject({ senderRole: 'CLIENT', thread: { waitingFor: 'AGENT', state: 'ACTIVE' } })
    expect(byMark('t19m1')).toMatchObject({ machineKind: 'AUTOMATIC_REPLY', senderRole: 'CLIENT' })
    expect(byMark('t10m0').body).toMatch(/From: Bo <b@x\.example>.*From: Lender <l@bank\.example>/s)
  })

  it('are readable in every character set, with a note where they are not what they say', async () => {
    const { items } = await email.list()
    const body = (mark: string) =>
      items.flatMap(({ participantEmails }) => participantEmails).find(mail => mail.body.includes(mark))
    expect(body('t06m0')?.body).toContain('camión')
    expect(body('t06m1')?.body).toContain('niño')
    expect(body('t08m0')?.body).toContain('保险')
    expect(body('t08m1')?.body).toContain('пр')
    expect(body('t08m2')?.body).toContain('あ')
    for (const mark of ['t07m0', 't07m1', 't07m2']) {
      expect(body(mark)?.body).toContain('señor')
      expect(body(mark)?.['notes']).toEqual([expect.stringContaining('Western European')])
    }
    expect(body('t20m0')?.['subject']).toBe('Camión nuevo')
  })

  it('are considered once each, but for those of machines', () => {
    const ids = email.world.considered.map(({ messageId }) => messageId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(59)
  })

  it('stay with their agency', async () => {
    const { items } = await email.list({}, us)
    const theirs = await email
      .subgraph()
      .failure(them, 'query ($id: ID!) { emailThread(id: $id) { id } }', { id: items[0]?.id })
    expect(theirs.extensions.code).toBe('NOT_FOUND')
  })
})
