import type { Page } from '@playwright/test'
import { uploadForm } from '../../e2e/support/certificate-form.ts'
import { certificateForm } from '../../e2e/support/own-form.ts'
import { screens } from '../../e2e/support/screens.ts'
import { allLooks } from './look.ts'
import type { Shot } from './shot.ts'

const pathOf = (screen: string) => screens.find(([name]) => name === screen)?.[1] ?? ''
const text = (words: string) => (page: Page) => page.getByText(words).first().waitFor()

/** Certificates of insurance, from the policies of an account to their holders. */
export const certificateShots: readonly Shot[] = [
  {
    name: 'account-certificates',
    title: 'The certificates of an account',
    shows: 'Who they are for, and which of them a renewal has superseded.',
    path: pathOf("an account's certificates"),
    looks: allLooks,
    arrange: text('Add Certificate'),
  },
  {
    name: 'certificate-create',
    title: 'A new certificate',
    shows: 'Its holder is found in the holder book, its policies are those in force.',
    path: pathOf('the dialog of a new certificate'),
    looks: allLooks,
    arrange: text('Needed until'),
  },
  {
    name: 'certificate',
    title: 'A certificate',
    shows: 'What was issued, in spite of what, and the document itself.',
    path: pathOf('a certificate'),
    looks: allLooks,
    async arrange(page) {
      await page.locator('canvas').first().waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'certificate-reissue',
    title: 'Reissue after a renewal',
    shows: 'Who has a certificate of the former term, and what a new one would say instead.',
    path: '/app/accounts?filter=redwood',
    looks: allLooks,
    async arrange(page) {
      const link = page.getByRole('link', { name: /^Redwood/ }).first()
      const account = await link.getAttribute('href')
      await page.goto(`${account?.split('?')[0]}/certificates/reissue`)
      await text('holders chosen')(page)
    },
  },
  {
    name: 'holders',
    title: 'The holder book',
    shows: 'Every certificate holder, and how many certificates each one has.',
    path: pathOf('the holder book'),
    looks: allLooks,
    arrange: text('Irving Street Holdings'),
  },
  {
    name: 'holder',
    title: 'A holder',
    shows: 'Their address, and the certificates that they have.',
    path: pathOf('a certificate holder'),
    looks: allLooks,
    arrange: text('Last issued'),
  },
  {
    name: 'certificate-form',
    title: 'The agency’s own form',
    shows: 'A fillable form that the agency has a license for: which certificates are made on.',
    path: '/app/settings/certificates',
    looks: allLooks,
    async arrange(page) {
      const upload = page.getByRole('link', { name: 'Upload form' })
      const match = page.getByRole('link', { name: 'Match fields' })
      await upload.or(match).waitFor()
      if (await upload.isVisible()) await uploadForm(page, 'Our certificate.pdf', certificateForm())
      await match.waitFor()
    },
  },
  {
    name: 'certificate-form-fields',
    title: 'What its fields are filled with',
    shows: 'The form as it is, and what goes into each of its fields.',
    path: '/app/accounts/certificate-form',
    looks: allLooks,
    async arrange(page) {
      await page.locator('canvas').first().waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
]
