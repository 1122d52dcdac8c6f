import { sharedDatabase } from '@coverdesk/kit/testing'
import { describe, expect, it } from 'vitest'
import { them, us, useAccountsSubgraph } from '../testing/accounts-subgraph.ts'

const subgraph = useAccountsSubgraph()
const colleague = { ...us, userId: '660000000000000000000002' }

interface Note {
  id: string
  version: number
  text: string
  createdBy: { id: string }
}
const shown = '{ __typename id version text createdAt updatedAt }'
const create = `mutation ($accountId: ID!, $text: String, $key: String) {
  createAccountNote(accountId: $accountId, input: { text: $text }, idempotencyKey: $key) { id version text createdBy { id } }
}`
const update = `mutation ($id: ID!, $version: Int!, $text: String) {
  updateAccountNote(id: $id, version: $version, input: { text: $text }) ${shown}
}`
const remove = 'mutation ($id: ID!, $version: Int!) { deleteAccountNote(id: $id, version: $version) }'
const restore = 'mutation ($id: ID!) { restoreAccountNote(id: $id) { id version text } }'
const list = `query ($accountId: ID!, $first: Int, $after: String) {
  accountNotes(accountId: $accountId, first: $first, after: $after) { items { id version text createdBy { id } } total endCursor }
}`
interface Page {
  accountNotes: { items: Note[]; total: number; endCursor: string | null }
}

const newAccount = async () => {
  const { createAccount } = await subgraph.data<{ createAccount: { id: string } }>(
    'mutation { createAccount(input: { type: INDIVIDUAL, individual: { name: "Note, Ed", email: "ed@note.example" } }) { id } }',
  )
  return createAccount.id
}
const write = async (accountId: string, text: string, key?: string) =>
  (await subgraph.data<{ createAccountNote: Note }>(create, { accountId, text, key })).createAccountNote
const notesOf = async (accountId: string, page = {}) =>
  (await subgraph.data<Page>(list, { accountId, ...page })).accountNotes

describe('notes on an account', () => {
  it('come the newest first, in pages, with who wrote them', async () => {
    const account = await newAccount()
    for (const text of ['one', 'two', 'three']) await write(account, text)
    const first = await notesOf(account, { first: 2 })
    expect(first.items.map(({ text }) => text)).toEqual(['three', 'two'])
    expect(first).toMatchObject({ total: 3, items: [{ createdBy: { id: us.userId } }, {}] })
    const rest = await notesOf(account, { first: 2, after: first.endCursor })
    expect(rest.items.map(({ text }) => text)).toEqual(['one'])
  })

  it('are written once, however often they are sent', async () => {
    const account = await newAccount()
    const sent = await Promise.all([1, 2, 3].map(() => write(account, 'once', `key of ${account}`)))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect((await notesOf(account)).total).toBe(1)
  })

  it('say what to do when there is nothing in them', async () => {
    const { extensions } = await subgraph.failure(us, create, { accountId: await newAccount(), text: ' ' })
    expect(extensions['validationErrors']).toEqual([{ path: 'text', message: 'Write the note.' }])
  })

  it('are changed on top of the version that was read', async () => {
    const { id } = await write(await newAccount(), 'draft')
    const { updateAccountNote } = await subgraph.data<{ updateAccountNote: Note }>(update, {
      id,
      version: 1,
      text: 'final',
    })
    expect(updateAccountNote).toMatchObject({ version: 2, text: 'final' })
    const { extensions } = await subgraph.failure(us, update, { id, version: 1, text: 'late' })
    expect(extensions).toEqual({ code: 'CONFLICT', current: updateAccountNote })
  })

  it('are changed and deleted only by who wrote them', async () => {
    const { id } = await write(await newAccount(), 'mine')
    for (const [query, variables] of [
      [update, { id, version: 1, text: 'theirs' }],
      [remove, { id, version: 1 }],
      [restore, { id }],
    ] as const) {
      const { message, extensions } = await subgraph.failure(colleague, query, variables)
      expect([extensions.code, message]).toEqual(['FORBIDDEN', 'Only who wrote a note can change it.'])
    }
  })

  it('are deleted, and come back', async () => {
    const account = await newAccount()
    const { id } = await write(account, 'oops')
    await subgraph.data(remove, { id, version: 1 })
    expect((await notesOf(account)).total).toBe(0)
    expect((await subgraph.failure(us, update, { id, version: 2, text: 'x' })).extensions.code).toBe('NOT_FOUND')
    const { restoreAccountNote } = await subgraph.data<{ restoreAccountNote: Note }>(restore, { id })
    expect(restoreAccountNote).toMatchObject({ text: 'oops', version: 3 })
    expect((await notesOf(account)).items).toMatchObject([{ id }])
    expect((await subgraph.failure(us, remove, { id, version: 1 })).extensions.code).toBe('CONFLICT')
  })

  it('of another agency are answered like those that do not exist', async () => {
    const { data } = await subgraph.ask<{ accounts: { items: { id: string }[] } }>(
      them,
      '{ accounts { items { id } } }',
    )
    const accountId = data?.accounts.items[0]?.id
    const made = await subgraph.ask<{ createAccountNote: Note }>(them, create, { accountId, text: 'CANARY_B' })
    const theirs = made.data?.createAccountNote.id
    const nobody = '650000000000000000000099'
    for (const [query, variables] of [
      [update, { version: 1, text: 'x' }],
      [remove, { version: 1 }],
      [restore, {}],
    ] as const) {
      const answer = await subgraph.failure(us, query, { id: theirs, ...variables })
      expect(answer.extensions.code).toBe('NOT_FOUND')
      expect(answer).toEqual(await subgraph.failure(us, query, { id: nobody, ...variables }))
    }
    for (const [query, variables] of [
      [list, {}],
      [create, { text: 'x' }],
    ] as const) {
      const answer = await subgraph.failure(us, query, { accountId, ...variables })
      expect(answer).toEqual(await subgraph.failure(us, query, { accountId: nobody, ...variables }))
    }
  })
})

describe('colleagues whom a note mentions', () => {
  const mentioning = `mutation ($accountId: ID!, $text: String, $mentionIds: [ID!]) {
    createAccountNote(accountId: $accountId, input: { text: $text, mentionIds: $mentionIds }) { id version }
  }`
  const changing = `mutation ($id: ID!, $version: Int!, $text: String, $mentionIds: [ID!]) {
    updateAccountNote(id: $id, version: $version, input: { text: $text, mentionIds: $mentionIds }) { id version }
  }`
  const [ann, bo] = ['660000000000000000000011', '660000000000000000000012']
  const noticesOf = async (accountId: string) => {
    const given = { type: 'NoticeGiven', 'notice.path': `/app/accounts/${accountId}/activity` }
    const events = await sharedDatabase('events').collection('outbox').find(given).sort({ _id: 1 }).toArray()
    return events.map(({ notice, userId }) => ({ ...notice, userId }))
  }
  const mention = async (accountId: string, mentionIds: string[]) =>
    (
      await subgraph.data<{ createAccountNote: Note }>(mentioning, {
        ...{ accountId, text: '@Ann please call Dana', mentionIds },
      })
    ).createAccountNote

  it('are notified, with what was written and where it is', async () => {
    const accountId = await newAccount()
    await mention(accountId, [ann, ann, 'no id'])
    expect(await noticesOf(accountId)).toEqual([
      {
        ...{ kind: 'MENTIONED', to: [ann], text: 'mentioned you in a note', about: 'Note, Ed', userId: us.userId },
        ...{ path: `/app/accounts/${accountId}/activity`, excerpt: '@Ann please call Dana' },
      },
    ])
  })

  it('are notified once of a note: an edit tells only those who are new', async () => {
    const accountId = await newAccount()
    const { id } = await mention(accountId, [ann])
    const edit = (version: number, mentionIds?: string[]) =>
      subgraph.data(changing, { id, version, text: 'Edited', ...(mentionIds && { mentionIds }) })
    await edit(1, [ann, bo])
    await edit(2)
    await edit(3, [bo, ann])
    expect((await noticesOf(accountId)).map(({ to }) => to)).toEqual([[ann], [bo]])
  })

  it('are not notified by an edit that is refused', async () => {
    const accountId = await newAccount()
    const { id } = await write(accountId, 'draft')
    await subgraph.failure(us, changing, { id, version: 9, text: 'late', mentionIds: [ann] })
    await subgraph.failure(us, changing, { id, version: 1, text: ' ', mentionIds: [ann] })
    expect(await noticesOf(accountId)).toEqual([])
  })

  it('are fifty at most', async () => {
    const mentionIds = Array.from({ length: 51 }, (_, number) => `6600000000000000000001${10 + number}`)
    const { extensions } = await subgraph.failure(us, mentioning, {
      ...{ accountId: await newAccount(), text: 'all', mentionIds },
    })
    expect(extensions['validationErrors']).toEqual([{ path: 'mentionIds', message: 'Mention at most 50 colleagues.' }])
  })
})
