import { makePdf, numberedPages } from '../../design-system/src/testing/pdf-files.ts'
import { Caller } from '../../e2e/support/caller.ts'
import { businessWithPolicy, createBusiness, createLiability, dayFromNow } from '../../e2e/support/given.ts'
import { allowConsoleErrors, beginSession, expect, productData, productUrl, test } from '../../e2e/support/journey.ts'
import { readMailbox } from '../../e2e/support/mailbox.ts'
import { processId, until } from '../../e2e/support/product.ts'

const daniel = 'daniel.okonkwo@harborpoint.example'

interface Made {
  id: string
  version: number
}

const create = async (caller: Caller, input: object): Promise<Made> => {
  const document = `mutation ($input: CreateServiceRequestInput!) { createServiceRequest(input: $input) { id version } }`
  return (await caller.call<{ createServiceRequest: Made }>(document, { input })).createServiceRequest
}

test('a colleague is notified of what is assigned and of a mention at once, and the client gets the resolution by email', async ({
  page,
  anotherBrowser,
}) => {
  const client = `Heron Quay ${Date.now()}`
  const email = `${client.toLowerCase().replaceAll(' ', '.')}@client.example`
  const caller = await beginSession(page)
  const { id } = await create(caller, {
    type: 'QUESTION',
    clientName: client,
    clientEmail: email,
    question: { question: 'Are tents covered?' },
  })
  const theirs = await anotherBrowser()
  await beginSession(theirs, daniel)
  await theirs.goto('/app/notifications')
  const bell = theirs.getByRole('link', { name: /^Notifications/ }).first()
  await expect(bell).toBeVisible()
  await expect(theirs.getByRole('banner').getByText('Notifications', { exact: true })).toBeVisible()

  await page.goto(`/app/servicing/${id}/update`)
  const update = page.getByRole('dialog', { name: 'Update request' })
  const assignee = update.getByRole('combobox', { name: /^Assignee/ })
  // The request fills the field once it has loaded.
  await expect(assignee).toHaveValue('Unassigned')
  await assignee.fill('Daniel')
  await page.getByRole('option', { name: /^Daniel/ }).click()
  await update.getByRole('button', { name: 'Save Changes' }).click()
  await expect(update).toBeHidden()
  await expect(theirs.getByText(client).first(), 'without a reload').toBeVisible({ timeout: 15_000 })
  await expect(bell).toHaveAccessibleName(/unread/)

  await page.goto(`/app/servicing/${id}/activity`)
  const comment = page.getByRole('textbox', { name: /^Comment/ })
  await comment.pressSequentially('Please look at this, @Dan')
  await page.getByRole('option', { name: /Daniel Okonkwo/ }).click()
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comment).toHaveValue('')
  await expect(theirs.getByText(/mentioned you/).first()).toBeVisible({ timeout: 15_000 })

  await page.goto(`/app/servicing/${id}/resolve`)
  const resolve = page.getByRole('dialog', { name: 'Resolve request' })
  const buffer = Buffer.from(makePdf(numberedPages(1)), 'latin1')
  await resolve
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'tents.pdf', mimeType: 'application/pdf', buffer })
  await expect(resolve.getByText('1 of 1 files uploaded')).toBeAttached()
  await expect(resolve.getByRole('checkbox', { name: 'Email the resolution to the client' })).toBeChecked()
  await expect(resolve.getByRole('textbox', { name: 'To', exact: true })).toHaveValue(email)
  await resolve.getByRole('button', { name: 'Resolve', exact: true }).click()
  await expect(resolve).toBeHidden()
  await expect(page.getByText(`Sent to ${email}`)).toBeVisible({ timeout: 15_000 })
  const mails = async () => (await readMailbox(productUrl())).filter(({ to }) => to.includes(email))
  await until(async () => (await mails()).length === 1, 10_000, 'The client got no mail.')
})

test('j and k lead through the requests of the list, on the same tab', async ({ page }) => {
  const client = `Stepwise ${Date.now()}`
  const caller = await beginSession(page)
  for (const details of ['First.', 'Second.', 'Third.']) {
    await create(caller, { type: 'OTHER', details, clientName: client })
  }
  await page.goto(`/app/servicing?filter=${encodeURIComponent(client)}`)
  await page.getByRole('link', { name: client }).nth(1).click()
  await expect(page.getByText('Second.')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByText('First.')).toBeVisible()
  await page.keyboard.press('j')
  await page.getByRole('link', { name: 'Comments and Activity' }).click()
  const opened = page.url()
  await page.keyboard.press('k')
  await expect(page).not.toHaveURL(opened)
  await expect(page).toHaveURL(/\/activity$/)
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByText('Second.')).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByText('Third.')).toBeVisible()
})

test('of two people who resolve a request at once one does, and the other gets what they did', async ({ page }) => {
  const maya = await beginSession(page)
  const colleague = await Caller.signedIn(productUrl(), daniel)
  const { id, version } = await create(maya, { type: 'OTHER', details: 'Two people at once.' })
  const resolve = `mutation ($id: ID!, $version: Int!, $input: ResolveServiceRequestInput!) {
    resolveServiceRequest(id: $id, version: $version, input: $input) { id }
  }`
  const answers = await Promise.all(
    [maya, colleague].map((caller, place) => caller.send(resolve, { id, version, input: { notes: `Note ${place}` } })),
  )
  const refused = answers.filter(({ text }) => text.includes('"CONFLICT"'))
  expect(refused, 'one of the two').toHaveLength(1)
  const { serviceRequest } = await maya.call<{ serviceRequest: { versionHistory: { updateTypes: string[] }[] } }>(
    'query ($id: ID!) { serviceRequest(id: $id) { versionHistory { updateTypes } } }',
    { id },
  )
  const closed = serviceRequest.versionHistory.filter(({ updateTypes }) =>
    updateTypes.includes('CLOSE_SERVICE_REQUEST'),
  )
  expect(closed).toHaveLength(1)
})

test('50 requests are assigned together, and that is undone', async ({ page }) => {
  const client = `Bulk ${Date.now()}`
  const caller = await beginSession(page)
  for (let at = 0; at < 50; at += 10) {
    await Promise.all(
      Array.from({ length: 10 }, () => create(caller, { type: 'OTHER', details: 'Together.', clientName: client })),
    )
  }
  const assigned = async () => {
    const query = `query ($search: String) {
      serviceRequests(first: 100, search: $search, filter: { isUnassigned: false }) { items { assignee { id } } }
    }`
    const { serviceRequests } = await caller.call<{ serviceRequests: { items: { assignee: object | null }[] } }>(
      query,
      {
        search: client,
      },
    )
    return serviceRequests.items.filter(({ assignee }) => assignee).length
  }
  await page.goto(`/app/servicing?filter=${encodeURIComponent(client)}`)
  await expect(page.getByText('50 service requests')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Select all/ }).click()
  await page.getByRole('button', { name: 'Assign to…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assign 50 requests' })
  await dialog.getByRole('combobox', { name: /^Assignee/ }).fill('Daniel')
  await page.getByRole('option', { name: /^Daniel/ }).click()
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(page.getByText('50 requests assigned')).toBeVisible()
  expect(await assigned()).toBe(50)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('50 requests back as before')).toBeVisible()
  expect(await assigned()).toBe(0)
})

test('the requests of a merged account move to the one that is kept', async ({ page }) => {
  const caller = await beginSession(page)
  const name = `Merge ${Date.now()}`
  const survivor = await createBusiness(caller, name)
  const duplicate = await createBusiness(caller, `${name} Inc`)
  const { id } = await create(caller, { type: 'OTHER', details: 'Of the duplicate.', accountId: duplicate })
  const version = async (account: string) =>
    (
      await caller.call<{ account: { version: number } }>('query ($id: ID!) { account(id: $id) { version } }', {
        id: account,
      })
    ).account.version
  await caller.call(
    `mutation (
      $survivorId: ID!, $survivorVersion: Int!, $duplicateId: ID!, $duplicateVersion: Int!, $input: MergeAccountsInput!
    ) {
      mergeAccounts(
        input: $input
        survivorId: $survivorId, survivorVersion: $survivorVersion
        duplicateId: $duplicateId, duplicateVersion: $duplicateVersion
      ) { id }
    }`,
    {
      ...{ survivorId: survivor, survivorVersion: await version(survivor) },
      ...{ duplicateId: duplicate, duplicateVersion: await version(duplicate) },
      input: { business: { name, email: 'merged@given.example' } },
    },
  )
  await page.goto(`/app/accounts/${survivor}/service`)
  await expect(page.locator(`a[href="/app/servicing/${id}/overview"]`).first()).toBeVisible({ timeout: 15_000 })
})

test('a certificate that a client asked for is issued from the request, and is part of its resolution', async ({
  page,
}) => {
  const caller = await beginSession(page)
  const accountId = await createBusiness(caller, `Certified ${Date.now()}`)
  await createLiability(caller, accountId, {
    ...{ state: 'INFORCE', policyNumber: `GL-${Date.now()}`, inforceAt: dayFromNow(-100), expiresAt: dayFromNow(265) },
    details: { limits: { glPerOccurrenceLimit: 100_000_000, glAggregateLimit: 200_000_000 } },
  })
  const { id } = await create(caller, {
    type: 'CREATE_CERTIFICATE',
    accountId,
    createCertificate: {
      name: 'Harbor Commission',
      address: { line1: '1 Pier Way', city: 'San Diego', zone: 'CA', postalCode: '92101' },
    },
  })
  await page.goto(`/app/servicing/${id}/overview`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Issue certificate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Issue certificate' })
  await expect(dialog.getByRole('textbox', { name: 'Certificate holder' })).toHaveValue('Harbor Commission')
  await dialog.getByRole('button', { name: 'Create certificate' }).click()
  const override = dialog.getByRole('textbox', { name: 'Reason for override' })
  const number = page.getByText(/^Certificate COI-\d+ created and attached to the request/)
  await expect(override.or(number).first()).toBeVisible({ timeout: 20_000 })
  if (await override.isVisible()) {
    await override.fill('The policy is bound today.')
    await dialog.getByRole('button', { name: 'Issue anyway' }).click()
  }
  await expect(number).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('link', { name: /COI-\d+/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Resolve', exact: true }).click()
  await expect(
    page
      .getByRole('dialog', { name: 'Resolve request' })
      .getByText(/COI-\d+/)
      .first(),
  ).toBeVisible()
})

test('a request to cancel a policy asks for the signed request before it is resolved', async ({ page }) => {
  const caller = await beginSession(page)
  const { path } = await businessWithPolicy(caller, `Cancels ${Date.now()}`, `GL-${Date.now()}`)
  const { id } = await create(caller, { type: 'CANCEL_POLICY', businessPolicyId: path.split('/').at(-1) })
  await page.goto(`/app/servicing/${id}/resolve`)
  const dialog = page.getByRole('dialog', { name: 'Resolve request' })
  await dialog.getByRole('button', { name: 'Resolve', exact: true }).click()
  await expect(
    dialog.getByText('Attach the client’s signed request, or confirm that you resolve without it.'),
  ).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Resolve without the signed request' }).check()
  await dialog.getByRole('button', { name: 'Resolve', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Resolved' })).toBeDisabled()
})

test('while service requests don’t answer, other areas work and the tab says so', async ({ page }) => {
  await beginSession(page)
  const servicing = processId(productData(), 'servicing')
  process.kill(servicing, 'SIGSTOP')
  try {
    await page.goto('/app/accounts/67a000000000000000000000/service')
    await expect(page.getByText('Service requests could not be loaded')).toBeVisible({ timeout: 15_000 })
    await page.getByRole('link', { name: 'Certificates', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Add Certificate' }).first()).toBeVisible()
  } finally {
    process.kill(servicing, 'SIGCONT')
  }
  await page.getByRole('link', { name: 'Service Requests', exact: true }).last().click()
  await expect(page.getByRole('table', { name: 'Service Requests' })).toBeVisible({ timeout: 15_000 })
  allowConsoleErrors(page)
})
