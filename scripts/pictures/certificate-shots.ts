import type { Page } from '@playwright/test'
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
    shows: 'Whom they are for, and which of them a renewal has overtaken.',
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
]
