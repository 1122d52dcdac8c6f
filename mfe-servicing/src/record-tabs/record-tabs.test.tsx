import { definePlugin } from '@coverdesk/plugin-sdk/manifest'
import { type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { shows } from '../testing/open-page'
import { recordRequests } from '../testing/requests.fixtures'
import AccountRequests from './AccountRequests'

const accounts = definePlugin({
  id: 'accounts',
  title: 'Accounts',
  basePaths: ['/app/accounts'],
  nav: [],
  routes: async () => ({ routes: [{ path: '/app/accounts/a1', element: <AccountRequests accountId="a1" /> }] }),
})

let page: RenderedPlugin
const open = async (count: number) => {
  const serviceRequests = { __typename: 'ServiceRequestPage', items: recordRequests(count), total: count }
  const AccountServiceRequests = { account: { __typename: 'Account', id: 'a1', serviceRequests } }
  page = await renderPlugin(accounts, { path: '/app/accounts/a1', answers: { AccountServiceRequests } })
}

describe('the tab Service Requests of an account', () => {
  afterEach(() => page.unmount())

  it('shows type, status, when it was last updated, and a link to each request', async () => {
    await open(2)
    await shows('Create Certificate')
    const cells = [...page.page.querySelectorAll('tr')].map(row => [...row.children].map(cell => cell.textContent))
    expect(cells).toEqual([
      ['Request Type', 'Status', 'Last Updated', 'Actions'],
      ['Create Certificate', 'Open', 'Nov 20, 2026, 1:05 PM', 'View Create Certificate'],
      ['Question', 'Open', 'Nov 20, 2026, 1:05 PM', 'View Question'],
    ])
    expect(page.page.querySelector('td a')?.getAttribute('href')).toBe('/app/servicing/1/overview')
  })

  it('says that there are none', async () => {
    await open(0)
    await shows('No service requests')
  })
})
