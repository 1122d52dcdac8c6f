import { sharedDatabase } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { heron, osprey, us } from '../testing/communication-subgraph.ts'
import { ourAddress, useEmailSubgraph } from '../testing/email-subgraph.ts'
import { rawMail } from '../testing/raw-mail.ts'

const email = useEmailSubgraph()
const { data, list, read, wrong, receive } = email
const soon = { timeout: 20_000, interval: 50 }

const tell = (event: object) =>
  sharedDatabase('events')
    .collection('outbox')
    .insertOne({
      ...{ _id: new mongoose.Types.ObjectId(), agencyId: us.agencyId, subgraph: 'accounts', version: 2 },
      ...{ kind: 'UPDATED', at: new Date(), requestId: 'request-1', userId: us.userId },
      ...event,
    })

const mail = (name: string, subject: string) => ({
  ...{ from: `${name} <${name.toLowerCase()}@wren.example>`, to: ourAddress, subject, text: 'Hello.' },
  id: `<${name}.${subject.replace(/\W/g, '')}@wren.example>`,
})

describe('the list of threads', () => {
  beforeAll(async () => {
    for (const [name, subject] of [
      ['Cleo', 'Listed one'],
      ['Abel', 'Listed three'],
      ['Bert', 'Listed two'],
    ] as const) {
      await email.send(rawMail(mail(name, subject)))
      await email.isRead()
    }
  })
  const names = async (variables: object) =>
    (await list({ search: 'listed', ...variables })).items.map(({ fromName }) => fromName)

  it('has what changed last first, and is sorted by customer and subject', async () => {
    expect(await names({})).toEqual(['Bert', 'Abel', 'Cleo'])
    expect(await names({ sort: 'CUSTOMER_ASC' })).toEqual(['Abel', 'Bert', 'Cleo'])
    expect(await names({ sort: 'SUBJECT_DESC' })).toEqual(['Bert', 'Abel', 'Cleo'])
  })

  it('comes page by page', async () => {
    const first = await list({ search: 'listed', first: 2 })
    const second = await list({ search: 'listed', first: 2, after: first.endCursor })
    expect([first.items.length, first.total, second.items.map(({ fromName }) => fromName)]).toEqual([2, 3, ['Cleo']])
  })

  it.each(['abel', 'abel@wren', 'wren listed three', 'three'])('finds a thread by %s', async search => {
    expect((await list({ search })).items.map(({ fromName }) => fromName)).toContain('Abel')
  })

  it('is narrowed by state and by whom it waits for', async () => {
    const { items } = await list({ search: 'abel' })
    const waiting = (await email.subgraph().data<{ waitingEmailThreads: number }>(us, '{ waitingEmailThreads }'))
      .waitingEmailThreads
    await data('reply', {
      id: items[0]?.id,
      version: items[0]?.version,
      input: { body: 'x', to: ['else@where.example'] },
    })
    expect(await names({ filter: { waitingFor: 'AGENT' } })).toEqual(['Bert', 'Cleo'])
    expect(await names({ filter: { waitingFor: 'CLIENT' } }), 'a participant is shown as the client').toEqual(['Abel'])
    await data('end', { id: items[0]?.id })
    expect(await names({ filter: { state: 'ENDED' } })).toEqual(['Abel'])
    const now = await email.subgraph().data<{ waitingEmailThreads: number }>(us, '{ waitingEmailThreads }')
    expect(now.waitingEmailThreads).toBe(waiting - 1)
    expect(await data('reopen', { id: items[0]?.id })).toMatchObject({ state: 'ACTIVE' })
  })
})

describe('the account of a thread', () => {
  it('is given and taken away by a person', async () => {
    const { id } = await receive(mail('Dora', 'Linked thread'))
    expect(await data('link', { id, accountId: heron })).toMatchObject({
      ...{ account: { id: heron }, accountName: 'Heron Hardware', customerName: 'Heron Hardware', version: 2 },
    })
    expect((await list({ search: 'heron hardware' })).items.map(thread => thread.id)).toContain(id)
    expect((await list({ filter: { accountId: heron } })).items.map(thread => thread.id)).toContain(id)
    expect(await data('link', { id, accountId: null })).toMatchObject({ account: null, customerName: 'Dora' })
    expect(await wrong('link', { id, accountId: 'nobody' })).toEqual({ accountId: 'Choose an account.' })
  })

  it('is called as it is now', async () => {
    const { id } = await receive(mail('Emil', 'Named thread'))
    await data('link', { id, accountId: osprey })
    email.world.accounts[osprey] = 'Osprey & Sons'
    await tell({ type: 'AccountUpdated', typename: 'Account', id: osprey })
    await vi.waitFor(async () => expect((await read(id))['accountName']).toBe('Osprey & Sons'), soon)
    expect((await read(id)).version).toBe(2)
  })

  it('is held, with every mail and its files, for the export of all that the product holds', async () => {
    const { id } = await receive({
      ...mail('Fay', 'Held thread'),
      parts: [
        {
          type: 'text/csv; name="list.csv"',
          content: 'a,b\n',
          encoding: 'base64',
          disposition: 'attachment; filename="list.csv"',
        },
      ],
    })
    const own = '67a000000000000000000077'
    email.world.accounts[own] = 'Fay & Co'
    await data('link', { id, accountId: own })
    const { body } = await email.subgraph().question('account-data', { accountId: own }, us)
    expect(body).toMatchObject({
      held: { emailThreads: [{ id, subject: 'Held thread', emails: [{ body: 'Hello.' }] }] },
      files: [{ path: ['emails', 'list.csv'] }],
    })
    expect(JSON.stringify(body)).not.toMatch(/"(?:words|token)"/)
  })
})

describe('service requests of a thread', () => {
  it('are those that have it as their source; they make no new version of it', async () => {
    const { id } = await receive(mail('Gil', 'Source thread'))
    email.world.sources = {
      '67e000000000000000000911': { type: 'CALL', id },
      '67e000000000000000000912': { type: 'EMAIL_THREAD', id },
    }
    for (const request of Object.keys(email.world.sources)) {
      await tell({ type: 'ServiceRequestCreated', typename: 'ServiceRequest', id: request, kind: 'CREATED' })
    }
    const noted = [{ id: '67e000000000000000000912' }]
    await vi.waitFor(async () => expect((await read(id))['serviceRequests']).toEqual(noted), soon)
    expect((await read(id)).version).toBe(1)
  })
})
