import { describe, expect, it } from 'vitest'
import { noticesOf } from '../testing/notices.ts'
import {
  colleague,
  formerColleague,
  heron,
  type RequestAnswer,
  them,
  us,
  useServicingSubgraph,
} from '../testing/servicing-subgraph.ts'

const servicing = useServicingSubgraph()
const { create, data, read } = servicing
const document = `mutation ($changes: [ServiceRequestChangeInput!]!) {
  updateServiceRequests(changes: $changes) { updated { id version assignee { id } dueAt } skippedIds }
}`
interface Outcome {
  updated: RequestAnswer[]
  skippedIds: string[]
}
const change = async (changes: object[], caller = us) =>
  (await servicing.subgraph().data<{ updateServiceRequests: Outcome }>(caller, document, { changes }))
    .updateServiceRequests
const requests = (count: number) =>
  Promise.all(Array.from({ length: count }, () => create({ type: 'OTHER', details: 'x', accountId: heron })))
const toColleague = ({ id, version }: RequestAnswer) => ({ id, version, assigneeId: colleague })
const many = async () => (await noticesOf('?assigned=me')).length

describe('many requests at once', () => {
  it('are assigned, each with its log entry, and their assignee is told once', async () => {
    const three = await requests(3)
    const { updated, skippedIds } = await change(three.map(toColleague))
    expect(updated).toMatchObject(three.map(({ id }) => ({ id, version: 2, assignee: { id: colleague } })))
    expect(skippedIds).toEqual([])
    for (const { id } of three) {
      expect((await read(id)).versionHistory[0]).toMatchObject({ updateTypes: ['ASSIGN_SERVICE_REQUEST'] })
      expect(await noticesOf(id)).toEqual([])
    }
    expect(await noticesOf('?assigned=me')).toEqual([
      {
        ...{ kind: 'ASSIGNED', to: [colleague], text: 'assigned 3 requests to you' },
        ...{ about: 'Heron Hardware and 2 more', path: '/app/servicing?assigned=me' },
      },
    ])
  })

  it('leave alone what someone changed or removed meanwhile, and say so', async () => {
    const [first, second] = (await requests(2)) as [RequestAnswer, RequestAnswer]
    await data('update', { id: second.id, version: 1, input: { dueAt: '2027-05-01T07:00:00.000Z' } })
    const before = await many()
    const gone = { id: '6fffffffffffffffffffff99', version: 1, assigneeId: colleague }
    const { updated, skippedIds } = await change([toColleague(first), toColleague(second), gone])
    expect(updated.map(({ id }) => id)).toEqual([first.id])
    expect(skippedIds).toEqual([second.id, gone.id])
    expect((await read(second.id)).assignee).toBeNull()
    expect(await many(), 'one request is told as one').toBe(before)
    expect(await noticesOf(first.id)).toMatchObject([{ text: 'assigned a service request to you' }])
  })

  it('are brought back with the versions of the answer, due dates too', async () => {
    const two = await requests(2)
    const moved = await change(two.map(({ id, version }) => ({ id, version, dueAt: '2027-05-01T07:00:00.000Z' })))
    expect(moved.updated).toMatchObject([{ dueAt: '2027-05-01T07:00:00.000Z' }, { dueAt: '2027-05-01T07:00:00.000Z' }])
    const undone = await change(moved.updated.map(({ id, version }) => ({ id, version, dueAt: null })))
    expect(undone.updated).toMatchObject([
      { version: 3, dueAt: null },
      { version: 3, dueAt: null },
    ])
  })

  it('are all refused if one of them is, or if they are more than 100', async () => {
    const [first, second] = (await requests(2)) as [RequestAnswer, RequestAnswer]
    const changes = [toColleague(first), { ...toColleague(second), assigneeId: formerColleague }]
    const { extensions } = await servicing.subgraph().failure(us, document, { changes })
    expect(extensions).toMatchObject({
      validationErrors: [{ path: 'assigneeId', message: 'Choose someone who can sign in.' }],
    })
    expect((await read(first.id)).assignee).toBeNull()
    const tooMany = Array.from({ length: 101 }, () => toColleague(first))
    const refused = await servicing.subgraph().failure(us, document, { changes: tooMany })
    expect(refused).toMatchObject({
      message: 'Choose up to 100 requests at a time.',
      extensions: { code: 'LIMIT_EXCEEDED' },
    })
  })

  it('of another agency are not there', async () => {
    const [request] = (await requests(1)) as [RequestAnswer]
    const { updated, skippedIds } = await change([{ ...toColleague(request), assigneeId: null }], them)
    expect({ updated, skippedIds }).toEqual({ updated: [], skippedIds: [request.id] })
  })
})
