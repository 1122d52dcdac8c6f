import type { Page } from '@playwright/test'
import axe from 'axe-core'

interface Violation {
  id: string
  nodes: { html: string }[]
}

/** Every violation of any impact on the page as it is now. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const inPage = window as unknown as { axe: { run(context: object): Promise<{ violations: Violation[] }> } }
    // Fluent's focus guards are not content.
    return (await inPage.axe.run({ exclude: [['[data-tabster-dummy]']] })).violations
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(', ')}`)
}
