import { desk } from './look.ts'
import type { Shot } from './shot.ts'

/** Cara at work, in the workspaces of the demo. */
export const caraShots: readonly Shot[] = [
  {
    name: 'cara-answer',
    title: 'An answer with its evidence',
    shows: 'What Cara says has numbered marks; a mark opens the document at the words that prove it.',
    path: '/app/workspaces',
    looks: [desk],
    async arrange(page) {
      await page.getByRole('link', { name: 'Torch-down roofers' }).first().click()
      await page
        .getByRole('link', { name: /^Evidence 1:/ })
        .first()
        .click()
      await page.locator('mark').first().waitFor()
      // Or what the mark says would cover the answer.
      await page.mouse.move(0, 0)
    },
  },
]
