import { definePlugin } from '@coverdesk/plugin-sdk/manifest'
import { failing, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import AccountPolicies from './AccountPolicies'

/** In the place of the account's page. */
const page = definePlugin({
  id: 'accounts',
  title: 'Accounts',
  basePaths: ['/app/accounts'],
  nav: [],
  routes: async () => ({
    routes: [{ path: '/app/accounts/a1/policies', element: <AccountPolicies accountId="a1" /> }],
  }),
})

let rendered: RenderedPlugin
const open = async (answer: object) => {
  rendered = await renderPlugin(page, { path: '/app/accounts/a1/policies', answers: { AccountPolicies: answer } })
}
const says = (text: string) => vi.waitFor(() => expect(rendered.page.textContent).toContain(text), 20_000)

const account = (items: object[], type = 'BUSINESS') => ({
  account: {
    __typename: 'Account',
    id: 'a1',
    type,
    businessPolicies: { __typename: 'BusinessPolicyPage', items, total: items.length, endCursor: null },
  },
})
const policy = {
  __typename: 'BusinessPolicy',
  id: 'p1',
  version: 1,
  type: 'CYBER',
  state: 'INFORCE',
  policyNumber: null,
  expiresAt: null,
  carrier: { __typename: 'InsuranceCarrier', id: 'c1', name: 'Tideline Mutual' },
}

describe('the policies tab of an account', () => {
  afterEach(() => rendered.unmount())

  it('has coverage, status, carrier, expiration and a link for each policy', async () => {
    await open(account([policy]))
    await says('Tideline Mutual')
    const headings = [...rendered.page.querySelectorAll('th')].map(({ textContent }) => textContent)
    expect(headings).toEqual(['Coverage', 'Status', 'Carrier', 'Expiration Date', 'View'])
    const cells = [...rendered.page.querySelectorAll('td')].map(({ textContent }) => textContent)
    expect(cells).toEqual(['CyberN/A', 'Inforce', 'Tideline Mutual', 'N/A', 'View'])
    expect(rendered.page.querySelector('td a')?.getAttribute('href')).toBe('/app/policies/p1/overview')
  })

  it('leads to a new policy of this account', async () => {
    await open(account([]))
    await says('No policies')
    const add = [...rendered.page.querySelectorAll('a')].find(({ textContent }) => textContent === 'Add Policy')
    expect(add?.getAttribute('href')).toBe('/app/policies/new?accountId=a1')
  })

  it('says that personal policies are not supported yet', async () => {
    await open(account([], 'INDIVIDUAL'))
    await says('Personal policies are not supported yet. Reach out to the support team for more information.')
    expect(rendered.page.textContent).not.toContain('Add Policy')
  })

  it('says so while policies do not answer', async () => {
    await open(
      failing(
        { code: 'SUBGRAPH_UNAVAILABLE', message: 'Policies are not available at the moment.' },
        { account: { __typename: 'Account', id: 'a1', type: 'BUSINESS', businessPolicies: null } },
      ),
    )
    await says('Policies could not be loaded')
  })
})
