import { startTestProduct, startTestSubgraph, type TestProduct, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policiesSubgraph } from '../subgraph.ts'
import { them, us } from '../testing/people.ts'

let product: TestProduct
let subgraph: TestSubgraph
beforeAll(async () => {
  product = await startTestProduct(({ query }) => ({
    data: query.includes('agencyUsers')
      ? { agencyUsers: [{ id: us.userId, name: 'Maya Reyes', state: 'ACTIVE' }] }
      : { agency: { timeZone: 'America/Los_Angeles' } },
  }))
  subgraph = await startTestSubgraph({ ...policiesSubgraph, jobs: [] }, { ...product.environment, SEED: 'demo' })
})
afterAll(async () => {
  await subgraph.close()
  await product.close()
})

async function fileOf(input: object, caller: object = us) {
  const response = await subgraph.exported('policies', { columns: 'account', ...input }, caller)
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
  return { status: response.status, text, lines: text.slice(1).trimEnd().split('\r\n') }
}

describe('the list of policies as a file', () => {
  it('has every policy, with the columns as asked, in the order of the list', async () => {
    const { lines } = await fileOf({
      ...{ columns: 'account.status.type.carrier.expires.premium.assignedTo', filter: 'redwood', sort: 'PREMIUM_DESC' },
    })
    expect(lines[0]).toBe('Account,Email,Status,Type,Carrier,Policy number,Expires,Premium,Assigned to')
    expect(lines[1]).toMatch(
      /^Redwood Precision Machining Inc\.,admin@redwoodpm\.example,Inforce,Workers Compensation,Quarrystone Workers’ Fund,\w+-\d+-\d{4},\d{4}-\d{2}-\d{2},63400,$/,
    )
    const whole = await fileOf({})
    expect(whole.lines.length).toBeGreaterThan(80)
  })

  it.each([
    [{ state: 'CANCELED' }],
    [{ type: 'CYBER' }],
    [{ expires: '60' }],
    [{ pending: 'true' }],
    [{ assigned: 'me' }],
  ])('holds what the list shows at %j', async address => {
    const filters: Record<string, object> = {
      state: { states: ['CANCELED'] },
      type: { types: ['CYBER'] },
      expires: { expiresWithinDays: 60 },
      pending: { isCancellationPending: true },
      assigned: { agencyUserId: us.userId },
    }
    const query =
      'query ($filter: BusinessPolicyFilter) { businessPolicies(first: 100, filter: $filter) { items { id } } }'
    const { businessPolicies } = await subgraph.data<{ businessPolicies: { items: { id: string }[] } }>(us, query, {
      filter: filters[Object.keys(address)[0] ?? ''],
    })
    const { lines } = await fileOf({ ...address, ids: 'true' })
    expect(businessPolicies.items.length).toBeGreaterThan(0)
    expect(lines.slice(1).map(line => line.slice(0, 24))).toEqual(businessPolicies.items.map(({ id }) => id))
  })

  it('is of the agency that asks', async () => {
    expect((await fileOf({}, them)).text).toContain('CANARY_B')
    expect((await fileOf({})).text).not.toContain('CANARY_B')
    expect((await fileOf({}, {})).status).toBe(401)
  })

  it.each([
    [{ columns: 'account.secret' }, 'columns'],
    [{ state: 'GONE' }, 'state'],
    [{ expires: '45' }, 'expires'],
    [{ status: 'CANCELED' }, ''],
    [{ sort: 'WORDS' }, 'sort'],
  ])('refuses %j', async (input, path) => {
    const { status, text } = await fileOf(input)
    expect(status).toBe(422)
    expect(JSON.parse(text).error.validationErrors).toMatchObject([{ path }])
  })
})

describe('all about one account', () => {
  const bayview = '67a000000000000000000000'

  it('has its policies with history, documents and carriers, without what only lists need', async () => {
    const { body } = await subgraph.question('account-data', { accountId: bayview }, us)
    const { held, files } = body as {
      held: Record<string, { fileId: string }[]>
      files: { id: string; path: string[] }[]
    }
    expect(Object.keys(held)).toEqual(['policies', 'policyEvents', 'policyFiles', 'carriers'])
    expect(held['policies']?.length).toBe(9)
    expect(held['policyFiles']?.length).toBe(7)
    expect(files.map(({ id }) => id)).toEqual(held['policyFiles']?.map(({ fileId }) => fileId))
    for (const { path } of files)
      expect(path).toEqual(['policies', expect.stringMatching(/ \d{4}-\d\d-\d\d$/), expect.stringMatching(/\.pdf$/)])
    expect(JSON.stringify(held)).not.toMatch(/"(words|sortName|agencyId|expiryOrder)"/)
  })

  it('is nothing for another agency', async () => {
    expect((await subgraph.question('account-data', { accountId: bayview }, them)).body).toEqual({
      held: null,
      files: [],
    })
  })
})
