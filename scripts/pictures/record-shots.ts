import type { Page } from '@playwright/test'
import type { Caller } from '../../e2e/support/caller.ts'
import { screens } from '../../e2e/support/screens.ts'
import { allLooks } from './look.ts'
import type { Shot } from './shot.ts'

const account = screens.find(([name]) => name === 'an account')?.[1] ?? ''
const dialog = (page: Page) => page.getByRole('dialog')

/** An account, and the forms that create and change one. */
export const recordShots: readonly Shot[] = [
  {
    name: 'account',
    title: 'An account',
    shows: 'Who it is in the header, what people look up at the side, and tabs that other areas add to.',
    path: account,
    looks: allLooks,
    arrange: page => page.getByText('Contact overview').waitFor(),
  },
  {
    name: 'account-create',
    title: 'Create an account',
    shows: 'A form is a dialog with an address of its own.',
    path: '/app/accounts/new',
    looks: allLooks,
    async arrange(page) {
      await dialog(page).getByLabel('Business name').fill('Bayview Marine Services LLC')
    },
  },
  {
    name: 'account-create-errors',
    title: 'What the server refuses',
    shows: 'Each message is under its field, and the focus is in the first one.',
    path: '/app/accounts/new',
    looks: allLooks,
    async arrange(page) {
      await dialog(page).getByRole('button', { name: 'Create account' }).click()
      await dialog(page).getByText('Enter', { exact: false }).first().waitFor()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'account-conflict',
    title: 'Two people, one record',
    shows: 'Someone else saved meanwhile: both values are shown, and nothing that was typed is lost.',
    path: `${account}/edit`,
    looks: allLooks,
    async arrange(page, { colleague }) {
      const name = dialog(page).getByLabel('Business name')
      await name.fill('Bayview Marine')
      const before = await rename(colleague, 'Bayview Marine Group')
      await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
      await dialog(page).getByText('Someone else saved').waitFor()
      await rename(colleague, before)
    },
  },
]

interface Named {
  account: { version: number; contacts: { id: string }[]; details: { name: string; mailingAddress: object } }
}

const readName = `query ($id: ID!) {
  account(id: $id) {
    version
    contacts { id }
    details { ... on BusinessAccount { name dba email phone website mailingAddress { line1 line2 city zone postalCode } } }
  }
}`

const writeName = `mutation ($id: ID!, $version: Int!, $input: UpdateAccountInput!) {
  updateAccount(id: $id, version: $version, input: $input) { id }
}`

/** Gives the account another name. @returns the one that it had */
async function rename(caller: Caller, name: string): Promise<string> {
  const id = account.split('/').at(-1)
  const { version, contacts, details } = (await caller.call<Named>(readName, { id })).account
  const input = { business: { ...details, name }, associateContactId: contacts[0]?.id }
  await caller.call(writeName, { id, version, input })
  return details.name
}
