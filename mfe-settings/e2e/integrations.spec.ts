import type { Caller } from '../../e2e/support/caller.ts'
import { beginSession, expect, test } from '../../e2e/support/journey.ts'
import { madeUpClients } from '../../services/settings/src/integrations/testing/made-up-clients.ts'
import {
  insuredId,
  type NowcertsSimulator,
  startNowcertsSimulator,
} from '../../services/settings/src/integrations/testing/nowcerts-simulator.ts'

let simulator: NowcertsSimulator
test.beforeAll(async () => {
  simulator = await startNowcertsSimulator(madeUpClients(5), { port: Number(process.env['NOWCERTS_PORT']) })
})
test.afterAll(() => simulator.close())

test('NowCerts is connected, previewed and synced; a conflict is resolved, and the sync undone', {
  tag: '@gate',
}, async ({ page }) => {
  const caller = await beginSession(page)
  await disconnectAll(caller)
  await page.goto('/app/settings/subscription')
  await page.getByRole('link', { name: 'Integrations' }).click()
  await page.getByRole('link', { name: 'Connect NowCerts Momentum' }).click()
  const connect = page.getByRole('dialog', { name: 'Connect NowCerts Momentum' })
  await connect.getByLabel('Username').fill(simulator.user.username)
  await connect.getByLabel('Password').fill('wrong')
  await connect.getByRole('button', { name: 'Connect' }).click()
  await expect(connect.getByText('Invalid credentials')).toBeVisible()
  await connect.getByLabel('Password').fill(simulator.user.password)
  await connect.getByRole('button', { name: 'Connect' }).click()

  const manage = page.getByRole('dialog', { name: 'NowCerts Momentum' })
  await expect(manage.getByText('Not synced yet')).toBeVisible()
  await manage.getByRole('button', { name: 'Preview' }).click()
  await manage.getByRole('link', { name: 'View preview' }).click()
  await expect(page.getByText('Nothing has been changed. This is what a sync would do.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Changes' }).getByText('Bayside Roofing LLC').first()).toBeVisible()
  expect(await accountsNamed(caller, 'Bayside Roofing LLC')).toEqual([])

  await page.getByRole('button', { name: 'Sync now' }).click()
  const logs = manage.getByRole('list', { name: 'Sync logs' })
  await expect(logs.getByText('Completed')).toBeVisible()
  const [account] = await accountsNamed(caller, 'Bayside Roofing LLC')
  expect(account?.details.email).toContain('office@bayside')

  // Both sides change the same field.
  await changeEmail(caller, account as SyncedAccount, 'here@bayside.example')
  const insured = simulator.data.insureds.find(({ id }) => id === insuredId(0))
  Object.assign(insured as object, { eMail: 'there@bayside.example', changeDate: new Date().toISOString() })
  await manage.getByRole('button', { name: 'Sync now' }).click()
  await manage.getByRole('link', { name: 'Resolve conflicts' }).click()
  await page.getByRole('radio', { name: /there@bayside\.example/ }).click()
  await page.getByRole('button', { name: 'Save decision' }).click()
  await expect(page.getByText('Decided')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the integration' }).click()
  await manage.getByRole('button', { name: 'Sync now' }).click()
  await expect
    .poll(async () => (await accountsNamed(caller, 'Bayside Roofing LLC'))[0]?.details.email, { timeout: 60_000 })
    .toBe('there@bayside.example')

  // The first of all.
  await logs.getByRole('link', { name: 'Full sync' }).last().click()
  await page.getByRole('button', { name: 'Undo sync' }).click()
  const question = page.getByRole('alertdialog')
  // A sync that applies decisions may still run; the question stays and says so.
  await expect(async () => {
    await question.getByRole('button', { name: 'Undo sync' }).click()
    await expect(question).toBeHidden({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  // Someone has worked on one of the accounts, so it stays.
  await expect(page.getByText(/^Undone: .* kept because someone has worked on them/)).toBeVisible()

  await page.getByRole('link', { name: 'Back to the integration' }).click()
  await manage.getByRole('link', { name: 'Disconnect' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('link', { name: 'Connect NowCerts Momentum' })).toBeVisible()
})

/** The tenancy matrix may have left one. */
async function disconnectAll(caller: Caller): Promise<void> {
  const { integrations } = await caller.call<{ integrations: { id: string }[] }>('{ integrations { id } }')
  for (const { id } of integrations) await caller.call('mutation ($id: ID!) { removeIntegration(id: $id) }', { id })
}

interface SyncedAccount {
  id: string
  version: number
  details: { name: string; email: string; phone: string }
}

async function accountsNamed(caller: Caller, name: string): Promise<SyncedAccount[]> {
  const { accounts } = await caller.call<{ accounts: { items: SyncedAccount[] } }>(
    'query ($search: String) { accounts(search: $search) { items { id version details { ... on BusinessAccount { name email phone } } } } }',
    { search: name },
  )
  return accounts.items
}

async function changeEmail(caller: Caller, { id, version, details }: SyncedAccount, email: string): Promise<void> {
  await caller.call(
    'mutation ($id: ID!, $version: Int!, $input: UpdateAccountInput!) { updateAccount(id: $id, version: $version, input: $input) { id } }',
    { id, version, input: { business: { ...details, email } } },
  )
}
