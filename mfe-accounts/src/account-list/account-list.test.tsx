import { CoverdeskProvider } from '@coverdesk/design-system'
import { pending, type RenderedPlugin, renderPlugin, type StageOptions } from '@coverdesk/plugin-sdk/testing'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import accounts from '../plugin'
import { accountRows, answerAccounts } from '../testing/accounts.fixtures'
import { accountColumns } from './account-columns'

let rendered: RenderedPlugin
const open = async (Accounts: NonNullable<StageOptions['answers']>[string]) => {
  rendered = await renderPlugin(accounts, { path: '/app/accounts', answers: { Accounts } })
}
const says = (text: string) => vi.waitFor(() => expect(rendered.page.textContent).toContain(text), 20_000)

describe('the list of accounts', () => {
  afterEach(() => rendered.unmount())

  it('says that it is loading', async () => {
    await open(pending)
    await vi.waitFor(() => expect(rendered.page.innerHTML).toContain('Loading accounts...'), 20_000)
  })

  it('says that there are none, and leads to creating one', async () => {
    await open(answerAccounts([]))
    await says('No accounts found')
    const create = [...rendered.page.querySelectorAll('a')].filter(
      ({ textContent }) => textContent === 'Create Account',
    )
    expect(create.map(link => link.getAttribute('href'))).toEqual(['/app/accounts/new', '/app/accounts/new'])
  })

  it('has a filter that says how it is used', async () => {
    await open(answerAccounts([]))
    await vi.waitFor(
      () => expect(rendered.page.querySelector('input')?.placeholder).toBe('Start typing to filter...'),
      20_000,
    )
  })
})

it('a row has the name with its kind and email, and line 1 of the address', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const [name, address] = accountColumns
  root.render(
    <CoverdeskProvider theme="light" idPrefix="test-">
      {accountRows(4).map(row => (
        <p key={row.id}>
          {name?.cell(row)}
          {address?.cell(row)}
        </p>
      ))}
    </CoverdeskProvider>,
  )
  await vi.waitFor(() => expect(place.querySelectorAll('p')).toHaveLength(4), 20_000)
  const [business, , , individual] = [...place.querySelectorAll('p')].map(row => row.textContent)
  expect(business).toBe('ASAlder & Sonsoffice1@example.comBusiness12 Harbor WayOakland, CA')
  expect(individual).toBe('PRPriya Ramanoffice4@example.comIndividual12 Harbor WayOakland, CA')
  root.unmount()
  place.remove()
})
