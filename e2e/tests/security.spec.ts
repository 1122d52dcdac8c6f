import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { Caller } from '../support/caller.ts'
import { beginSession, expect, productUrl, signIn, test } from '../support/journey.ts'
import { codeFor } from '../support/mailbox.ts'

const security = '/app/settings/security'
const agencyVersion = '{ agencyUser { agency { version } } }'
const requireStep = `mutation ($version: Int!, $required: Boolean!, $code: String) {
  updateAgency(version: $version, input: { requiresSecondStep: $required }, code: $code) { version }
}`
const siobhan = 'siobhan.oconnell@harborpoint.example'
const daniel = 'daniel.okonkwo@harborpoint.example'
const luis = 'luis.dominguez@harborpoint.example'

/** What an app shows, so many half minutes from now. A code is good once, so each is of another half minute. */
const codeOf = (key: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  })

/** Gives a person two-step verification, and answers its recovery codes. */
async function setUpByApi(person: Caller): Promise<string[]> {
  const { beginSecondStep } = await person.call<{ beginSecondStep: { key: string } }>(
    'mutation { beginSecondStep { key } }',
  )
  const { confirmSecondStep } = await person.call<{ confirmSecondStep: { recoveryCodes: string[] } }>(
    'mutation ($code: String!) { confirmSecondStep(code: $code) { recoveryCodes } }',
    { code: codeOf(beginSecondStep.key) },
  )
  return confirmSecondStep.recoveryCodes
}

/** As a person signs in, up to the mailed code. */
async function enterMailedCode(page: Page, email: string) {
  const asked = Date.now()
  await page.goto('/app/signin')
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Verification code').fill(await codeFor(productUrl(), email, asked))
}

test('two-step verification is set up, asked for at sign-in, and turned off again', async ({ page, browser }) => {
  await beginSession(page, siobhan)
  await page.goto(security)
  await page.getByRole('link', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'QR code with the key' })).toBeVisible()
  const key = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByLabel('Code').fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('This code is wrong')).toBeVisible()
  await dialog.getByLabel('Code').fill(codeOf(key, -1))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'I saved them' }).click()
  await expect(page.getByText('10 left')).toBeVisible()

  const elsewhere = await (await browser.newContext()).newPage()
  await enterMailedCode(elsewhere, siobhan)
  const code = elsewhere.getByLabel('Code from your authenticator app')
  await expect(code).toBeFocused()
  await elsewhere.goto(security)
  await expect(elsewhere, 'the mailed code alone opens nothing').toHaveURL(/\/app\/signin/)
  await enterMailedCode(elsewhere, siobhan)
  await code.fill(recoveryCode)
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await expect(elsewhere).not.toHaveURL(/signin/)
  await elsewhere.context().close()

  await page.reload()
  await expect(page.getByText('9 left')).toBeVisible()
  await page.getByRole('link', { name: 'Turn off' }).click()
  await dialog.getByLabel('Code').fill(codeOf(key))
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('link', { name: 'Set up' })).toBeVisible()
})

test('a session that is signed out from another device is over in its open window', async ({ page, browser }) => {
  await signIn(page, daniel)
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, daniel)
  await page.goto(security)
  const sessions = page.getByRole('list', { name: 'Sessions' })
  await expect(sessions.getByText('This device')).toHaveCount(1)
  await page.getByRole('link', { name: 'Sign out all others' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  // Its live updates end without a click there.
  await expect(elsewhere).toHaveURL(/\/app\/signin/, { timeout: 6_000 })
  await elsewhere.context().close()
  await page.reload()
  await expect(sessions.getByText('This device')).toBeVisible()
})

test('an agency that requires two-step verification leads through the set-up before anything else', async ({
  page,
}) => {
  const maya = await Caller.signedIn(productUrl(), 'maya.reyes@harborpoint.example')
  const mayasCodes = await setUpByApi(maya)
  const setRequired = async (required: boolean) => {
    const { agencyUser } = await maya.call<{ agencyUser: { agency: { version: number } } }>(agencyVersion)
    await maya.call(requireStep, { version: agencyUser.agency.version, required, code: mayasCodes.pop() })
  }
  await setRequired(true)
  try {
    await enterMailedCode(page, luis)
    await expect(page.getByText('Your agency requires two-step verification.')).toBeVisible()
    const key = (await page.locator('code').textContent()) ?? ''
    await page.getByLabel('Code from your authenticator app').fill(codeOf(key, -1))
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
    await page.getByRole('button', { name: 'I saved them' }).click()
    await page.goto(security)
    await expect(page.getByText('it can’t be turned off')).toBeVisible()
    await page.getByRole('link', { name: 'Make optional' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Code').fill('000000')
    await dialog.getByRole('button', { name: 'Make optional' }).click()
    await expect(dialog.getByText('This code is wrong')).toBeVisible()
    await dialog.getByLabel('Code').fill(codeOf(key))
    await dialog.getByRole('button', { name: 'Make optional' }).click()
    await expect(page.getByText('Up to each person')).toBeVisible()
  } finally {
    await setRequired(false)
    await maya.call('mutation ($code: String!) { turnOffSecondStep(code: $code) { isOn } }', { code: mayasCodes.pop() })
  }
  await page.reload()
  await expect(page.getByRole('link', { name: 'Turn off' })).toBeVisible()
})
