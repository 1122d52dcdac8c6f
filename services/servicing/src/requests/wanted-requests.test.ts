import { beforeAll, describe, expect, it } from 'vitest'
import { colleague, type RequestAnswer, them, us, useServicingSubgraph } from '../testing/servicing-subgraph.ts'

const servicing = useServicingSubgraph({ jobs: [] })
const { create, data, list } = servicing
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString()
const names: Record<string, string> = {}

async function request(name: string, input: object): Promise<RequestAnswer> {
  const made = await create({ type: 'OTHER', details: 'x', dueAt: null, clientName: name, ...input })
  names[made.id] = name
  return made
}

beforeAll(async () => {
  await request('overdue', { assigneeId: us.userId, dueAt: day(-3) })
  await request('mine', { assigneeId: us.userId, dueAt: day(9) })
  await request('theirs', { assigneeId: colleague, dueAt: day(-2), type: 'QUESTION', question: { question: 'Why?' } })
  await request('dateless', { assigneeId: colleague, type: 'QUOTE_REQUEST' })
  await request('loss', { isLoss: true, dueAt: day(20) })
  const { id, version } = await request('waiting', { assigneeId: us.userId, dueAt: day(-1) })
  await data('wait', { id, version, input: { on: 'CLIENT', followUpOn: day(5).slice(0, 10) } })
})

const found = async (variables: object) => (await list(variables)).items.map(({ id }) => names[id])
const sorted = async (sort: string, filter: object = {}) => (await found({ sort, filter })).join(' ')

describe('the list is narrowed to', () => {
  it.each([
    [{ isMine: true }, 'mine overdue waiting'],
    [{ isMine: true, isWaiting: false }, 'mine overdue'],
    [{ isWaiting: true }, 'waiting'],
    [{ isLoss: true }, 'loss'],
    [{ isLoss: false, isUnassigned: true }, ''],
    [{ dueFrom: day(0) }, 'loss mine'],
    [{ dueFrom: day(-2.5), dueBefore: day(10) }, 'mine theirs waiting'],
    [{ dueBefore: day(0) }, 'overdue theirs waiting'],
    [{ hasDueDate: false }, 'dateless'],
    [{ hasDueDate: true }, 'loss mine overdue theirs waiting'],
    [{ type: 'QUESTION' }, 'theirs'],
  ])('%j', async (filter, expected) => expect((await found({ filter })).sort().join(' ')).toBe(expected))
})

describe('the list is sorted', () => {
  it('by assignee and due date, with what no one has at the end', async () => {
    // Nora Quill is us, Sam Okafor is the colleague.
    expect(await sorted('ASSIGNEE_ASC')).toBe('overdue waiting mine theirs dateless loss')
    expect(await sorted('ASSIGNEE_DESC')).toBe('loss dateless theirs mine waiting overdue')
  })

  it('by type and due date', async () => {
    expect(await sorted('TYPE_ASC')).toBe('overdue waiting mine loss theirs dateless')
    expect(await sorted('TYPE_DESC', { isUnassigned: true })).toBe('loss')
  })

  it('anew when the assignee, the due date or the type changes', async () => {
    const { id, version } = await request('moved', { dueAt: day(30) })
    const moved = await data('update', { id, version, input: { assigneeId: colleague, dueAt: day(-9) } })
    expect(await sorted('ASSIGNEE_ASC')).toBe('overdue waiting mine moved theirs dateless loss')
    await data('correct', { id, version: moved.version, input: { type: 'QUOTE_REQUEST' } })
    expect(await sorted('TYPE_ASC')).toBe('overdue waiting mine loss theirs moved dateless')
    await data('resolve', { id, version: moved.version + 1, input: {} })
  })
})

it('the sidebar counts what the caller has to do by today, and nothing else', async () => {
  const count = async (caller: typeof us) =>
    (await servicing.subgraph().data<{ waitingServiceRequests: number }>(caller, '{ waitingServiceRequests }'))
      .waitingServiceRequests
  expect(await count(us)).toBe(1)
  await request('today', { assigneeId: us.userId, dueAt: day(0) })
  expect(await count(us)).toBe(2)
  expect(await count({ ...us, userId: colleague })).toBe(1)
  expect(await count(them)).toBe(0)
})
