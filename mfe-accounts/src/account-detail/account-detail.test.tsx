import { failing, pending, type RenderedPlugin, renderPlugin, type StageOptions } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AccountQuery } from '../generated/documents'
import accounts from '../plugin'
import { certificateAnswers } from '../testing/certificates.fixtures'

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

const larkspur: AccountQuery = {
  __typename: 'Query',
  account: {
    __typename: 'Account',
    id: '42',
    type: 'BUSINESS',
    version: 3,
    createdAt: '2026-02-03T10:00:00Z',
    details: {
      __typename: 'BusinessAccount',
      name: 'Larkspur Dental',
      dba: null,
      email: 'office@larkspur.example',
      phone: null,
      website: null,
      mailingAddress: null,
    },
    contacts: [
      { __typename: 'Contact', id: '7', version: 1, name: 'Ines Kovac', email: 'ines@larkspur.example', phone: null },
    ],
    businessApplications: [],
  },
}

const Policies = ({ accountId }: { accountId: string }) => <p>{`Policies of ${accountId}`}</p>

let rendered: RenderedPlugin
const open = async ({ answers, ...options }: StageOptions) => {
  const usual = { AccountDuplicates: { accountDuplicates: [] }, DeletedAccount: gone }
  rendered = await renderPlugin(accounts, { ...options, answers: { ...usual, ...answers } })
}
const gone = failing({ code: 'NOT_FOUND', message: 'There is no such account.' }, { deletedAccount: null })
const shows = (text: string) => vi.waitFor(() => expect(rendered.page.textContent).toContain(text), 20_000)
const follow = (label: string) =>
  [...rendered.page.querySelectorAll('a')].find(link => link.textContent === label)?.click()

describe('the page of an account', () => {
  afterEach(() => rendered.unmount())

  it('tells who it is and whom to talk to', async () => {
    await open({ path: '/app/accounts/42', answers: { Account: larkspur } })
    await shows('Larkspur Dental')
    await shows('Ines Kovac')
  })

  it('has the tabs of other areas behind its own, each with an address', async () => {
    const slots = { 'account.tab': [{ id: 'policies', label: 'Policies', component: Policies }] }
    await open({ path: '/app/accounts/42', answers: { Account: larkspur }, slots })
    await shows('Contact overview')
    follow('Policies')
    await shows('Policies of 42')
    expect(rendered.path()).toBe('/app/accounts/42/policies')
    expect(rendered.page.querySelector('[aria-current=page]')?.textContent).toBe('Policies')
    expect(rendered.page.textContent).not.toContain('Contact overview')
  })

  it('has its tabs in the order of the specification', async () => {
    const slots = {
      'account.tab': [
        { id: 'service', label: 'Service Requests', order: 300, component: Policies },
        { id: 'policies', label: 'Policies', order: 100, component: Policies },
      ],
    }
    await open({ path: '/app/accounts/42', answers: { Account: larkspur }, slots })
    await shows('Contact overview')
    const tabs = [...rendered.page.querySelectorAll('nav[aria-label=Account] a')].map(({ textContent }) => textContent)
    expect(tabs.filter(tab => !tab?.startsWith('Application'))).toEqual([
      ...['Overview', 'Policies', 'Certificates', 'Service Requests', 'Activity'],
    ])
  })

  it.each([
    ['/app/accounts/42', 'Contact overview'],
    ['/app/accounts/42/overview', 'Contact overview'],
    ['/app/accounts/42/edit', 'Edit account'],
    ['/app/accounts/42/policies', 'Policies of 42'],
    ['/app/accounts/42/certificates', 'Add Certificate'],
    ['/app/accounts/42/certificates/new', 'Create a new certificate'],
  ])('opens %s of the specification', async (path, words) => {
    const slots = { 'account.tab': [{ id: 'policies', label: 'Policies', component: Policies }] }
    await open({ path, answers: { ...certificateAnswers, Account: larkspur }, slots })
    await vi.waitFor(() => expect(document.body.textContent).toContain(words), 10_000)
    expect(document.body.textContent).not.toContain('We couldn’t find that page')
  })

  it('has a page for what another area does with it, and for nothing else', async () => {
    const slots = { 'account.actions': [{ id: 'copilot', label: 'Open in Copilot', component: Policies }] }
    await open({ path: '/app/accounts/42/actions/copilot', answers: { Account: larkspur }, slots })
    await shows('Policies of 42')
    rendered.unmount()
    await open({ path: '/app/accounts/42/actions/nothing', answers: { Account: larkspur }, slots })
    await shows('We couldn’t find that page')
  })

  it('says that there is no tab of that name', async () => {
    await open({ path: '/app/accounts/42/nobodys', answers: { Account: larkspur } })
    await shows('We couldn’t find that page')
  })

  it('says that there is no such account', async () => {
    const missing = failing({ code: 'NOT_FOUND', message: 'There is no such account.' }, { account: null })
    await open({ path: '/app/accounts/1', answers: { Account: missing } })
    await shows('There is no such account')
  })

  it('says who has deleted it, as long as it can be brought back', async () => {
    const missing = failing({ code: 'NOT_FOUND', message: 'There is no such account.' }, { account: null })
    const deletedAccount = {
      __typename: 'DeletedAccount',
      id: '1',
      name: 'Larkspur Dental',
      deletedAt: '2026-11-20T10:00:00Z',
      purgedAt: '2026-12-20T10:00:00Z',
      deletedBy: { __typename: 'AgencyUser', id: 'u1', name: 'Maya Reyes' },
    }
    await open({ path: '/app/accounts/1', answers: { Account: missing, DeletedAccount: { deletedAccount } } })
    await shows('Larkspur Dental is deleted')
    await shows('Maya Reyes deleted it on Nov 20, 2026')
  })

  it('goes to the account that it was merged into', async () => {
    await open({ path: '/app/accounts/41', answers: { Account: larkspur } })
    await vi.waitFor(() => expect(rendered.path()).toBe('/app/accounts/42'), 20_000)
  })

  it('says that it is loading', async () => {
    await open({ path: '/app/accounts/1', answers: { Account: pending } })
    await vi.waitFor(
      () => expect(rendered.page.querySelector('[aria-label="Loading account..."]')).not.toBeNull(),
      20_000,
    )
  })
})
