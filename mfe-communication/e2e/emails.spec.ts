import { beginSession, expect, productUrl, test } from '../../e2e/support/journey.ts'
import { readMailbox } from '../../e2e/support/mailbox.ts'
import { sendMail } from './send-mail.ts'

/** As mail programs write the time. */
const now = () => new Date().toUTCString()

const agency = 'Harbor Point Insurance <service@harborpoint.example>'

test('a client’s mail becomes a thread with a request and a draft; a person edits and sends it, and the client writes back', {
  tag: '@gate',
}, async ({ page }) => {
  const stamp = Date.now()
  const client = { name: `Rita Rail ${stamp}`, email: `rita${stamp}@rail.example` }
  const from = `${client.name} <${client.email}>`
  const subject = `Certificate for pier ${stamp}`
  const ask = 'Please send a certificate of insurance to Port Alder Public Works, 12 Harbor Way, Alameda, CA 94501.'
  await sendMail({
    ...{ from, to: agency, subject, id: `<first.${stamp}@rail.example>`, date: now() },
    text: `Good morning,\r\n\r\n${ask}\r\n\r\nThank you,\r\nRita`,
  })

  await beginSession(page)
  await page.goto(`/app/emails?filter=rita${stamp}`)
  await page.getByRole('link', { name: client.name }).click()
  const thread = page.getByRole('dialog', { name: 'Email Thread' })
  await expect(thread.getByText(subject).first()).toBeVisible()
  // It is opened by jobs, a moment after the mail came.
  const request = thread.getByRole('link', { name: 'Create Certificate' })
  await expect(request).toHaveAttribute('href', /\/app\/servicing\/.*\/overview/, { timeout: 60_000 })
  await expect(thread.locator('mark')).toContainText('certificate of insurance')

  const draft = thread.getByRole('region', { name: 'Cara’s draft' })
  // Cara reads the mail first, in a process of its own.
  await expect(draft).toContainText('A certificate of insurance for Port Alder Public Works', { timeout: 90_000 })
  await draft.getByRole('button', { name: 'Use draft' }).click()
  const message = thread.getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveValue(/^Hello,\n\nThank you for your email\.[^[\]]*12 Harbor Way, Alameda, CA 94501\n/)
  const answer = `${await message.inputValue()}\n\nIt is on its way. ${stamp}`
  await message.fill(answer)
  // What is written is not lost by accident.
  await thread.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(message).toHaveValue(answer)
  await thread.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(thread.getByText('Sent', { exact: true })).toBeVisible()
  await expect(thread.getByText('Waiting For').locator('xpath=following-sibling::dd[1]')).toHaveText('Client')
  const sent = (await readMailbox(productUrl())).find(
    ({ to, text }) => to.includes(client.email) && text.includes(`It is on its way. ${stamp}`),
  )
  expect(sent?.subject).toBe(`Re: ${subject}`)
  expect(sent?.text).toContain('for Port Alder Public Works')
  // What was sent is no draft any more.
  await expect(draft).toBeHidden()

  const replyTo = /<(.+)>/.exec((await thread.getByText(/^From .+@/).textContent()) ?? '')?.[1] ?? ''
  await sendMail({
    ...{ from, to: replyTo, subject: `Re: ${subject}`, id: `<second.${stamp}@rail.example>`, date: now() },
    references: [`<first.${stamp}@rail.example>`],
    text: `Thank you, that was quick.\r\n\r\nOn Monday Harbor Point wrote:\r\n> It is on its way. ${stamp}\r\n`,
  })
  await expect(thread.getByText('Thank you, that was quick.')).toBeVisible()
  await expect(thread.getByText('Waiting For').locator('xpath=following-sibling::dd[1]')).toHaveText('Agent')
  await expect(page.getByRole('article', { name: `Email from ${client.name}` })).toHaveCount(2)
})

test('a thread of someone unknown is given to an account, ended, and found in the palette', async ({ page }) => {
  const stamp = Date.now()
  const subject = `Parking ${stamp}`
  await sendMail({
    ...{
      from: `Lee Park <lee${stamp}@park.example>`,
      to: agency,
      subject,
      id: `<park.${stamp}@park.example>`,
      date: now(),
    },
    text: 'Thanks for your help last week.',
  })
  await beginSession(page)
  await page.goto(`/app/emails?filter=lee${stamp}`)
  await page.getByRole('link', { name: 'Lee Park' }).click()
  const thread = page.getByRole('dialog', { name: 'Email Thread' })
  await thread.getByRole('link', { name: 'Choose account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Whose email is this?' })
  await dialog.getByRole('combobox', { name: 'Account' }).fill('Redwood')
  await page.getByRole('option', { name: /Redwood Precision/ }).click()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(thread.getByRole('link', { name: /Redwood Precision/ })).toHaveAttribute('href', /\/app\/accounts\//)
  await thread.getByRole('button', { name: 'End thread' }).click()
  await expect(thread.getByText('Ended')).toBeVisible()
  await thread.getByRole('button', { name: 'Close' }).click()
  await expect(thread).toBeHidden()
  await page.getByRole('button', { name: /Search or run a command/ }).click()
  await page.getByRole('dialog', { name: 'Search or run a command' }).getByRole('combobox').fill(subject)
  await page.getByRole('option', { name: new RegExp(subject) }).click()
  await expect(thread.getByRole('button', { name: 'Reopen thread' })).toBeVisible()
})
