import { startTestProduct, startTestSubgraph, type TestProduct, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetAgencies } from '../references/current-agency.ts'
import { servicingSubgraph } from '../subgraph.ts'
import { them } from '../testing/servicing-subgraph.ts'

const us = { agencyId: '650000000000000000000001', userId: '660000000000000000000000' }
let product: TestProduct
let subgraph: TestSubgraph
beforeAll(async () => {
  forgetAgencies()
  product = await startTestProduct(() => ({
    data: { agency: { name: 'Harbor Point', timeZone: 'America/Los_Angeles' } },
  }))
  subgraph = await startTestSubgraph(
    { ...servicingSubgraph, jobs: [] },
    { ...product.environment, SEED: 'demo', SMTP_URL: 'smtp://127.0.0.1:1' },
  )
})
afterAll(async () => {
  await subgraph.close()
  await product.close()
})

async function fileOf(input: object, caller: object = us) {
  const response = await subgraph.exported('service-requests', { columns: 'customer', ...input }, caller)
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
  return { status: response.status, text, lines: text.slice(1).trimEnd().split('\r\n') }
}

describe('the list of service requests as a file', () => {
  it('has every request, with the columns as asked, in the order of the list', async () => {
    const { lines } = await fileOf({
      ...{ columns: 'customer.status.type.assignee.due.opened', filter: 'bayview', sort: 'DUE_AT_ASC', state: 'OPEN' },
      timeZone: 'America/Los_Angeles',
    })
    expect(lines[0]).toBe('Customer,Status,Request Type,Assignee,Due Date,Opened At')
    expect(lines[1]).toMatch(
      /^Bayview Marine Services LLC,Open,Create Certificate,Maya Reyes,\d{4}-\d{2}-\d{2},\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/,
    )
    expect((await fileOf({})).lines).toHaveLength(61)
  })

  it.each([
    [{ state: 'CLOSED' }, { state: 'CLOSED' }],
    [{ type: 'QUESTION' }, { type: 'QUESTION' }],
    [{ assigned: 'me' }, { isMine: true }],
    [{ assigned: 'none' }, { isUnassigned: true }],
    [{ assigned: us.userId }, { assigneeId: us.userId }],
    [{ waiting: 'yes' }, { isWaiting: true }],
    [{ waiting: 'no' }, { isWaiting: false }],
    [{ loss: 'yes' }, { isLoss: true }],
  ])('holds what the list shows at %j', async (address, filter) => {
    const query = `query ($filter: ServiceRequestFilter) {
      serviceRequests(first: 100, filter: $filter) { items { id } }
    }`
    const { serviceRequests } = await subgraph.data<{ serviceRequests: { items: { id: string }[] } }>(us, query, {
      filter,
    })
    const { lines } = await fileOf({ ...address, ids: 'true' })
    expect(serviceRequests.items.length).toBeGreaterThan(0)
    expect(lines.slice(1).map(line => line.split(',')[0])).toEqual(serviceRequests.items.map(({ id }) => id))
  })

  it('knows overdue, today and this week, each without the others', async () => {
    const rows = async (due: string) => (await fileOf({ due, state: 'OPEN', ids: 'true' })).lines.slice(1)
    const [overdue, today, week] = [await rows('overdue'), await rows('today'), await rows('week')]
    expect(overdue.length).toBeGreaterThan(5)
    expect(today.length).toBeGreaterThan(0)
    expect(week).toEqual(expect.arrayContaining(today))
    expect(week.filter(row => overdue.includes(row))).toEqual([])
  })

  it.each([{ loss: 'no' }, { state: 'OPENED' }, { due: 'tomorrow' }, { group: 'due' }, { sort: 'LOUD' }])(
    'refuses what the list doesn’t know: %j',
    async address => expect((await fileOf(address)).status).toBe(422),
  )

  it('is another agency’s own, and nobody’s who isn’t signed in', async () => {
    expect((await fileOf({}, them)).lines).toHaveLength(4)
    expect((await fileOf({}, {})).status).toBe(401)
  })
})
