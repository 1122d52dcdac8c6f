import type { Page } from '@playwright/test'
import axe from 'axe-core'

interface Violation {
  id: string
  nodes: { html: string }[]
}

/**
 * Every violation of any impact on the page as it is now, once nothing fades in any more: what is half faded has no colors to judge.
 * What moves with the scroll position or without an end is not waited for.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const inPage = window as unknown as {
      axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> }
    }
    // Fluent's focus guards are not content. No one reads the passes; describing their nodes takes long.
    const options = { resultTypes: ['violations'] }
    return (await inPage.axe.run({ exclude: [['[data-tabster-dummy]']] }, options)).violations
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(', ')}`)
}
