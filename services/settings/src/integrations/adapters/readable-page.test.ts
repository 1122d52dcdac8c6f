import { expect, it } from 'vitest'
import type { AmsPage } from './adapter.ts'
import { readablePage } from './readable-page.ts'

const account = (foreignId: string, value: string) => ({
  foreignId,
  type: 'BUSINESS' as const,
  fields: [{ field: 'NAME' as const, value }],
  contacts: [],
})
const policy = (foreignId: string, accountForeignId: string) => ({
  foreignId,
  accountForeignId,
  isQuote: false,
  fields: [],
})
const page: AmsPage = {
  accounts: [account('1', 'Old'), account('', 'Nobody'), account('1', 'New')],
  policies: [policy('p', '1'), policy('q', '')],
  carriers: [],
  unreadable: [],
  ...{ next: null, total: 3, highWater: null },
}

it('a page has each record once, as it was last, and none without an id', () => {
  const { accounts, policies, unreadable } = readablePage(page)
  expect(accounts).toEqual([account('1', 'New')])
  expect(policies).toEqual([policy('p', '1')])
  expect(unreadable.map(({ recordType, reason }) => [recordType, reason])).toEqual([
    ['ACCOUNT', 'It has no id in the other system.'],
    ['POLICY', 'It belongs to no client there.'],
  ])
})
