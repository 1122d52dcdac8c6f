import { inTenantScope } from '@coverdesk/kit'
import { startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertDemoClients } from '../demo-seed/seed-demo.ts'
import { insertLargeClients } from '../large-seed/seed-large.ts'
import { accountsSubgraph } from '../subgraph.ts'
import { them, us } from '../testing/accounts-subgraph.ts'
import { AccountListExport } from './account-list-export.model.ts'

let subgraph: TestSubgraph
beforeAll(async () => {
  subgraph = await startTestSubgraph({ ...accountsSubgraph, seed: {} as never })
  await insertDemoClients()
  await insertLargeClients(3_000)
})
afterAll(() => subgraph.close())

async function fileOf(input: object, caller: object = us) {
  const response = await subgraph.exported('accounts', { columns: 'name', ...input }, caller)
  const bytes = Buffer.from(await response.arrayBuffer()).toString('utf8')
  return { status: response.status, rows: response.headers.get('x-total-rows'), text: bytes }
}
const linesOf = (text: string) => text.slice(1).trimEnd().split('\r\n')

describe('the list of accounts as a file', () => {
  it('has every row, however many pages they would be, in the order of the list', async () => {
    const { rows, text } = await fileOf({ sort: 'CREATED_AT_DESC', ids: 'true' })
    expect(text.charCodeAt(0), 'Excel knows it for UTF-8').toBe(0xfeff)
    const [head, ...lines] = linesOf(text)
    expect(head).toBe('Id,Name,Type,Email')
    expect(lines.length).toBe(Number(rows))
    expect(lines.length).toBeGreaterThan(3_000)
    expect(new Set(lines.map(line => line.slice(0, 24))).size, 'each once').toBe(lines.length)
    const listed = await subgraph.data<{ accounts: { items: { id: string }[] } }>(
      us,
      '{ accounts(first: 100, sort: CREATED_AT_DESC) { items { id } } }',
    )
    expect(lines.slice(0, 100).map(line => line.slice(0, 24))).toEqual(listed.accounts.items.map(({ id }) => id))
  })

  it('holds what the filter and the type let through, with the columns as asked', async () => {
    const { text } = await fileOf({
      ...{ filter: 'bayview', type: 'BUSINESS' },
      ...{ columns: 'name.created.contact.phone.address', timeZone: 'America/Los_Angeles' },
    })
    expect(linesOf(text)).toEqual([
      'Name,Type,Email,Created,Contact,Contact email,Phone,Address,City,State,ZIP',
      expect.stringMatching(
        /^Bayview Marine Services LLC,Business,[^,]+,\d{4}-\d{2}-\d{2},Teresa Alvarado,[^,]+,\(\d{3}\) \d{3}-\d{4},/,
      ),
    ])
  })

  it('writes days as the reader’s calendar has them', async () => {
    const day = async (timeZone: string) =>
      linesOf((await fileOf({ filter: 'client4', sort: 'CREATED_AT_ASC', columns: 'name.created', timeZone })).text)[1]
    // 2019-01-02, 17:00 UTC.
    expect(await day('America/Los_Angeles')).toContain('2019-01-02')
    expect(await day('Pacific/Auckland')).toContain('2019-01-03')
  })

  it('is of the agency that asks, and of no one’s who is not signed in', async () => {
    const { text } = await fileOf({}, them)
    expect(text).toContain('CANARY_B')
    expect((await fileOf({})).text).not.toContain('CANARY_B')
    expect((await fileOf({}, {})).status).toBe(401)
  })

  it('that it was taken is audited, with what was asked for', async () => {
    await fileOf({ filter: 'bayview', columns: 'name.phone' })
    const exports = await inTenantScope(us.agencyId, () => AccountListExport.find().sort({ _id: -1 }).lean())
    expect(exports[0]).toMatchObject({ rows: 1, columns: ['name', 'phone'], search: 'bayview' })
    const entry = await mongoose.connection
      .collection('auditEntries')
      .findOne({ operation: 'accounts/export', 'changes.id': exports[0]?._id })
    expect(entry).toMatchObject({ userId: us.userId })
  })

  it.each([
    [{ columns: 'name.secret' }, 'columns'],
    [{ columns: 'constructor' }, 'columns'],
    [{ sort: 'WORDS' }, 'sort'],
    [{ type: 'PERSON' }, 'type'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  ])('refuses %j', async (input, path) => {
    const { status, text } = await fileOf(input)
    expect(status).toBe(422)
    expect(JSON.parse(text).error.validationErrors).toMatchObject([{ path }])
  })
})
