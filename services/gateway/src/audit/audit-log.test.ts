import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsFixture, settingsFixture } from '../testing/fixtures.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'
import type { ToldEntry } from './audit-answers.ts'

const entry = (number: number, minute: number, userId: string | null = 'user-maya'): ToldEntry => ({
  id: number.toString(16).padStart(24, '0'),
  at: `2026-11-20T09:${String(minute).padStart(2, '0')}:00.000Z`,
  userId,
  requestId: `request-${number}`,
  operation: `operation ${number}`,
  changeCount: 1,
  records: [{ typename: 'Account', recordId: '1', kind: 'UPDATED' }],
})

/** Two areas that take turns; at 09:05 both have one. */
const ofAccounts = [entry(9, 8), entry(7, 6), entry(5, 5), entry(2, 2)]
const ofSettings = [entry(8, 7, 'system:renewals'), entry(6, 5), entry(4, 4, null), entry(1, 1)]

const asked: Record<string, unknown>[] = []

interface EntriesInput {
  first: number
  before?: { at: string; id: string }
}

const questionsOf = (entries: ToldEntry[], fault: object | null = null) => ({
  'audit/types': () => ({ status: 200, body: { typenames: ['Account', 'agencies'] } }),
  'audit/entries': (input: object) => {
    asked.push(input as Record<string, unknown>)
    const { first, before } = input as EntriesInput
    const older = entries.filter(({ at, id }) => !before || at < before.at || (at === before.at && id < before.id))
    return { status: 200, body: { total: entries.length, entries: older.slice(0, first) } }
  },
  'audit/entry': ({ id }: Record<string, string>) => {
    const found = entries.find(one => one.id === id)
    const fields = [{ path: 'name', before: 'Bay', after: 'Bay & Co' }]
    const changes = [{ typename: 'Account', recordId: '1', kind: 'UPDATED', fields }]
    return { status: 200, body: { entry: found ? { ...found, changes } : null } }
  },
  'audit/verify': () => ({ status: 200, body: { checked: 3, total: 4, next: null, fault } }),
})

let gateway: TestGateway
let maya: Visitor
beforeAll(async () => {
  gateway = await startTestGateway({}, [
    { ...settingsFixture, questions: { ...settingsFixture.questions, ...questionsOf(ofSettings) } },
    {
      ...accountsFixture,
      questions: questionsOf(ofAccounts, { entryId: entry(2, 2).id, reason: 'was changed after it was written' }),
    },
  ])
  maya = await Visitor.signedIn(gateway)
})
afterAll(() => gateway.close())

const log = `query ($first: Int, $after: String, $filter: AuditFilter) {
  auditLog(first: $first, after: $after, filter: $filter) {
    items { id area at operation user { name } records { typename kind } } total endCursor complete
  }
}`
interface Page {
  items: { operation: string; area: string; user: { name: string } | null }[]
  total: number
  endCursor: string | null
  complete: boolean | null
}
const read = async (variables: object = {}) => {
  const { data, errors } = await maya.graphql(log, variables)
  return { page: data?.['auditLog'] as Page, errors }
}

describe('the audit log', () => {
  it('has the entries of all areas in one order, with the names of people', async () => {
    const { page } = await read()
    expect(page.items.map(({ operation }) => Number(operation.split(' ')[1]))).toEqual([9, 8, 7, 6, 5, 4, 2, 1])
    expect(page.items.map(({ area }) => area).slice(0, 3)).toEqual(['accounts', 'settings', 'accounts'])
    expect(page.items.slice(0, 2).map(({ user }) => user?.name ?? null)).toEqual(['Name of user-maya', null])
    expect(page).toMatchObject({ total: 8, endCursor: null, complete: true })
  })

  it('is paged across the areas without a gap or a repetition', async () => {
    const seen: string[] = []
    let after: string | null = null
    do {
      const { page }: { page: Page } = await read({ first: 3, after })
      seen.push(...page.items.map(({ operation }) => operation.replace('operation ', '')))
      after = page.endCursor
    } while (after)
    expect(seen).toEqual(['9', '8', '7', '6', '5', '4', '2', '1'])
  })

  it('hands the filter on, without what is not set', async () => {
    asked.length = 0
    await read({ filter: { userId: 'user-maya', kind: 'CREATED', typename: null } })
    expect(asked).toEqual([0, 1].map(() => ({ first: 50, filter: { userId: 'user-maya', kind: 'CREATED' } })))
  })

  it('refuses a position of another list', async () => {
    const { errors } = await read({ after: 'eyJ4IjoxfQ' })
    expect(errors[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', validationErrors: [{ path: 'after' }] })
  })

  it('is no one’s without a session', async () => {
    const { status, errors } = await new Visitor(gateway).graphql(log)
    expect({ status, code: errors[0]?.extensions['code'] }).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
  })

  it('shows what an entry changed, and nothing for an id that no one has', async () => {
    const one = 'query ($id: ID!) { auditEntry(id: $id) { area changes { fields { path before after } } } }'
    const { data } = await maya.graphql(one, { id: entry(2, 2).id })
    expect(data?.['auditEntry']).toEqual({
      area: 'accounts',
      changes: [{ fields: [{ path: 'name', before: 'Bay', after: 'Bay & Co' }] }],
    })
    const missing = await maya.graphql(one, { id: entry(99, 2).id })
    expect(missing.errors[0]?.extensions['code']).toBe('NOT_FOUND')
  })

  it('is verified area by area; the first broken entry is named', async () => {
    const { data } = await maya.graphql(`{
      auditAreas { name typenames }
      accounts: auditVerification(area: "accounts") { checked total next brokenEntryId reason }
      settings: auditVerification(area: "settings") { checked brokenEntryId }
    }`)
    expect(data).toEqual({
      auditAreas: ['accounts', 'settings'].map(name => ({ name, typenames: ['Account', 'agencies'] })),
      accounts: {
        checked: 3,
        total: 4,
        next: null,
        brokenEntryId: entry(2, 2).id,
        reason: 'was changed after it was written',
      },
      settings: { checked: 3, brokenEntryId: null },
    })
    const { errors } = await maya.graphql('{ auditVerification(area: "nowhere") { checked } }')
    expect(errors[0]?.extensions['code']).toBe('NOT_FOUND')
  })

  it('names an area that does not answer, and shows the others', async () => {
    await gateway.accounts.stop()
    const { page, errors } = await read()
    expect(page.items.map(({ area }) => area)).toEqual(['settings', 'settings', 'settings', 'settings'])
    expect(page.complete).toBeNull()
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({
      message: 'Entries from Accounts are missing because it is not responding.',
      extensions: { code: 'SUBGRAPH_UNAVAILABLE' },
    })
    await gateway.accounts.start()
  })
})
