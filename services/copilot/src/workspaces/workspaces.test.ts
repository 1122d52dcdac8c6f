import { sharedDatabase } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { describe, expect, it, vi } from 'vitest'
import { caraRun } from '../runs/engine/run-cara.ts'
import { documents, them, us } from '../testing/copilot-subgraph.ts'
import { colleague, isDone, request, useCaraSubgraph, type WorkspaceAnswer } from './testing/cara-subgraph.ts'
import { answer, type Effects, type Script, scriptedPorts } from './testing/scripted-model.ts'

const effects: Effects = { notes: [], searches: [], mails: [] }
const script: { run: Script } = { run: async () => answer('Hello.') }
const cara = useCaraSubgraph(caraRun(scriptedPorts(script, effects)))

const list = `query ($search: String, $filter: CaraWorkspaceFilter, $sort: CaraWorkspaceSort, $first: Int) {
  caraWorkspaces(search: $search, filter: $filter, sort: $sort, first: $first) {
    total items {
      id title state preset metadata { clientName keywords } agencyUser { id } customPreset { title } run { state queuePosition }
      liveText approvals { id } messages(last: 1) { content } planStages(last: 1) { events { title } } artifacts { title }
    }
  }
}`
const found = async (variables: object, caller: object = us) => {
  const data = await cara
    .subgraph()
    .data<{ caraWorkspaces: { total: number; items: WorkspaceAnswer[] } }>(caller, list, variables)
  return data.caraWorkspaces
}
const titles = async (variables: object) => (await found(variables)).items.map(({ title }) => title)
const made = async (input: object, title: string, caller: object = us) => {
  const { id } = await cara.create(input, caller)
  await cara.until(id, isDone)
  await cara.change('rename', { ids: [id], input: { title } })
  return id
}
const wrong = async (input: object, caller: object = us) => {
  const { extensions } = await cara.failure('create', { input }, caller)
  return (extensions['validationErrors'] as { path: string; message: string }[]).map(({ path, message }) => [
    path,
    message,
  ])
}

describe('a new workspace', () => {
  it.each([
    ['nothing', {}, 'message', 'Write what Cara should do.'],
    ['an empty message', { message: '  ' }, 'message', 'Write what Cara should do.'],
    ['a message without an end', { message: 'x'.repeat(20_001) }, 'message', 'Use at most 20,000 characters.'],
    [
      'a file that is gone',
      { message: 'Read.', files: [{ fileId: 'gone' }] },
      'files.0',
      'This file is no longer available. Choose it again.',
    ],
    [
      'a document that is gone',
      { message: 'Read.', documentIds: ['gone'] },
      'documentIds.0',
      'This document is no longer available. Choose it again.',
    ],
    ['a preset that is gone', { message: 'Read.', customPresetId: 'none' }, 'customPresetId', 'Choose a preset.'],
    [
      'a request that is gone',
      { message: 'Read.', serviceRequestId: 'none' },
      'serviceRequestId',
      'Choose a service request.',
    ],
    ['two presets', { preset: 'CONTRACT_REVIEW', customPresetId: 'some' }, 'customPresetId', 'Choose one preset.'],
  ])('is refused with %s', async (_, input, path, message) => {
    expect(await wrong(input)).toEqual([[path, message]])
  })

  it('that another area has made is that of whoever it names, and its message is no one’s', async () => {
    const product = { ...us, userId: 'system:open-workspace' }
    const input = { message: 'Read the request.', agencyUserId: colleague.userId }
    const { id, messages, agencyUser } = await cara.create(input, product)
    expect([agencyUser, messages.map(({ user }) => user)]).toEqual([{ id: colleague.userId }, [null]])
    await cara.until(id, isDone)
    const path = 'agencyUserId'
    expect(await wrong({ message: 'Read.' }, product)).toEqual([[path, 'Choose whose workspace it is.']])
    expect(await wrong({ message: 'Read.', agencyUserId: 'none' }, product)).toEqual([
      [path, 'Choose whose workspace it is.'],
    ])
  })

  it('that a person makes is their own, whoever they name', async () => {
    const { agencyUser } = await cara.create({ message: 'Read.', agencyUserId: colleague.userId })
    expect(agencyUser).toEqual({ id: us.userId })
  })

  it('works on documents of the knowledge base, and of records by their files', async () => {
    const { createKnowledgeBaseTextDocument: document } = await cara.subgraph().data<{
      createKnowledgeBaseTextDocument: { id: string }
    }>(us, documents.create, { input: { title: 'Guide', content: 'Ask first.' } })
    const fileId = await cara.send('Slate.', 'Roof.md')
    const first = await cara.create({ message: 'Read.', files: [{ fileId }] })
    const { sources } = await cara.create({ message: 'Read.', documentIds: [document.id, fileId] })
    expect(sources).toEqual([
      { id: `text:${document.id}`, name: 'Guide' },
      { id: fileId, name: 'Roof.md' },
    ])
    expect(first.sources).toEqual([{ id: fileId, name: 'Roof.md' }])
  })

  it('is one for one key', async () => {
    const once =
      'mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input, idempotencyKey: "same") { id } }'
    const send = () => cara.subgraph().data(us, once, { input: { message: 'Once.' } })
    expect(await send()).toEqual(await send())
  })
})

describe('the list of workspaces', () => {
  it('is searched, narrowed, sorted and grouped by the order of the server', async () => {
    const [roof] = [await made({ preset: 'CONTRACT_REVIEW', serviceRequestId: request }, 'Zinc roof')]
    await made({ message: 'Wait.' }, 'Zinc gutter', colleague)
    expect(await titles({ search: 'zinc', sort: 'USER_ASC' })).toEqual(['Zinc roof', 'Zinc gutter'])
    expect(await titles({ search: 'zinc heron' })).toEqual(['Zinc roof'])
    expect(await titles({ search: 'zinc okaf' })).toEqual(['Zinc gutter'])
    expect(await titles({ search: 'zinc contract' })).toEqual(['Zinc roof'])
    expect(await titles({ search: 'zinc', filter: { userId: colleague.userId } })).toEqual(['Zinc gutter'])
    expect(await titles({ search: 'zinc', filter: { preset: 'CONTRACT_REVIEW' } })).toEqual(['Zinc roof'])
    expect(await titles({ search: 'zinc', filter: { status: 'WORKING' } })).toEqual([])
    expect(await titles({ search: 'zinc', filter: { updatedBefore: '2020-01-01T00:00:00Z' } })).toEqual([])
    expect(await titles({ search: 'zinc', filter: { updatedFrom: '2020-01-01T00:00:00Z' } })).toHaveLength(2)
    // What has no client comes last.
    expect(await titles({ search: 'zinc', sort: 'CLIENT_ASC' })).toEqual(['Zinc roof', 'Zinc gutter'])
    expect(await titles({ search: 'zinc', sort: 'PRESET_ASC' })).toEqual(['Zinc roof', 'Zinc gutter'])
    await cara.change('rename', { ids: [roof], input: { title: 'Zinc roof 2' } })
    expect(await titles({ search: 'zinc' })).toEqual(['Zinc roof 2', 'Zinc gutter'])
  })

  it('shows what waits before what works, and what works before what is idle', async () => {
    script.run = async () => answer('Which?', { asksForInput: true })
    await made({ message: 'Ask.' }, 'Brass two')
    script.run = async () => answer('Hello.')
    await made({ message: 'Ask.' }, 'Brass three')
    await made({ message: 'Ask.' }, 'Brass four')
    // Within a status the newest is the first.
    expect(await titles({ search: 'brass', sort: 'STATUS_ASC' })).toEqual(['Brass two', 'Brass four', 'Brass three'])
    expect(await titles({ search: 'brass', sort: 'STATUS_DESC' })).toEqual(['Brass three', 'Brass four', 'Brass two'])
  })

  it('archives many at once, and brings them back', async () => {
    const ids = [await made({ message: 'Copper.' }, 'Copper one'), await made({ message: 'Copper.' }, 'Copper two')]
    await cara.change('archive', { ids, archive: true })
    expect(await titles({ search: 'copper' })).toEqual([])
    expect(await titles({ search: 'copper', filter: { isArchived: true } })).toHaveLength(2)
    const back = await cara.change('archive', { ids, archive: false })
    expect(back).toMatchObject([{ archivedAt: null }, { archivedAt: null }])
    expect(await titles({ search: 'copper' })).toHaveLength(2)
  })

  it('takes as many queries for twelve as for one', async () => {
    for (let count = 0; count < 12; count += 1) await cara.create({ message: `Nickel ${count}` })
    await Promise.all((await found({ search: 'nickel' })).items.map(({ id }) => cara.until(id, isDone, 30_000)))
    let queries = 0
    const queriesOf = async (first: number) => {
      queries = 0
      expect((await found({ search: 'nickel', first })).items).toHaveLength(first)
      return queries
    }
    mongoose.set('debug', (collection: string) => {
      // What documents and other areas are doing meanwhile is not asked for.
      if (collection.startsWith('cara') || collection === 'customPresets') queries += 1
    })
    const [one, twelve] = [await queriesOf(1), await queriesOf(12)]
    mongoose.set('debug', false)
    expect(one).toBeGreaterThan(3)
    expect(twelve).toBe(one)
  }, 60_000)
})

describe('the owner of a workspace', () => {
  it('is found by a new name, and the workspace is no newer for it', async () => {
    const id = await made({ message: 'Tin.' }, 'Tin roof', colleague)
    const before = await cara.open(id)
    cara.people[1] = { id: colleague.userId, name: 'Sam Quartz', state: 'ACTIVE' }
    await sharedDatabase('events')
      .collection('outbox')
      .insertOne({
        ...{ _id: new mongoose.Types.ObjectId(), agencyId: us.agencyId, subgraph: 'settings', version: 2 },
        ...{ type: 'AgencyUserUpdated', typename: 'AgencyUser', id: colleague.userId, kind: 'UPDATED' },
        ...{ at: new Date(), requestId: 'request-1', userId: us.userId },
      })
    await vi.waitFor(async () => expect(await titles({ search: 'tin quartz' })).toEqual(['Tin roof']), {
      timeout: 10_000,
    })
    const after = await cara.open(id)
    expect([after.version, after.updatedAt]).toEqual([before.version, before.updatedAt])
  })
})

describe('a conversation', () => {
  it('is read from its newest messages backwards', async () => {
    const { id } = await cara.create({ message: 'Message 1' })
    await cara.until(id, isDone)
    await cara.change('add', { id, input: { message: 'Message 3' } })
    await cara.until(id, isDone)
    const windowOf = async (window: string) => {
      const query = `query ($id: ID!) { caraWorkspace(id: $id) { messageCount messages(${window}) { number content } } }`
      const { caraWorkspace } = await cara.subgraph().data<{ caraWorkspace: WorkspaceAnswer }>(us, query, { id })
      return caraWorkspace.messages.map(({ number }) => number)
    }
    expect(await windowOf('last: 2')).toEqual([3, 4])
    expect(await windowOf('last: 2, before: 3')).toEqual([1, 2])
    expect(await windowOf('last: 2, before: 1')).toEqual([])
    const tooMany = `query ($id: ID!) { caraWorkspace(id: $id) { messages(last: 101) { number } } }`
    expect((await cara.subgraph().failure(us, tooMany, { id })).extensions.code).toBe('LIMIT_EXCEEDED')
  })

  it('takes one message at a time', async () => {
    let end = () => {}
    script.run = () =>
      new Promise(resolve => {
        end = () => resolve(answer('Done.'))
      })
    const { id } = await cara.create({ message: 'Look.' })
    await cara.until(id, ({ run }) => run?.engine === 'test:model')
    const failure = await cara.failure('add', { id, input: { message: 'Also this.' } })
    expect(failure.message).toBe('Cara is still working. Wait for her answer, or stop her first.')
    end()
    await cara.until(id, isDone)
    script.run = async () => answer('Hello.')
    const empty = await cara.failure('add', { id, input: { message: ' ' } })
    expect(empty.extensions['validationErrors']).toEqual([{ path: 'message', message: 'Write what Cara should do.' }])
  })
})

describe('a workspace of another agency', () => {
  it('is there for no query and no change', async () => {
    const { id } = await cara.create({ message: 'Ours.' })
    await cara.until(id, isDone)
    const code = async (name: Parameters<typeof cara.failure>[0], variables: object) =>
      (await cara.failure(name, variables, them)).extensions.code
    expect((await cara.failedRead(id)).extensions.code).toBe('NOT_FOUND')
    expect(await code('add', { id, input: { message: 'Theirs.' } })).toBe('NOT_FOUND')
    expect(await code('rename', { ids: [id], input: { title: 'Theirs' } })).toBe('NOT_FOUND')
    expect(await code('archive', { ids: [id], archive: true })).toBe('NOT_FOUND')
    expect(await code('stop', { id })).toBe('NOT_FOUND')
    expect(await code('retry', { id })).toBe('NOT_FOUND')
    expect(await code('approve', { id, approvalId: id, isApproved: true })).toBe('NOT_FOUND')
    const byIds = 'query ($ids: [ID!]!) { caraWorkspacesByIds(ids: $ids) { title } }'
    expect(await cara.subgraph().data(them, byIds, { ids: [id] })).toEqual({ caraWorkspacesByIds: [null] })
    expect((await found({}, them)).total).toBe(0)
  })
})
