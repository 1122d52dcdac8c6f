import { drawInProduct } from '../support/draw.ts'
import { expect, signIn, test } from '../support/journey.ts'

const figures = ['General liability', 'Commercial auto', 'Workers compensation', 'Cyber'].map((label, at) => ({
  label,
  value: 1234567 / (at + 1),
}))
const points = Array.from({ length: 12 }, (_, month) => ({
  date: `2026-${String(month + 1).padStart(2, '0')}-01`,
  value: (month % 5) * 1000,
}))

for (const [name, props] of [
  ['BarChart', { label: 'Policies by line', figures }],
  ['DonutChart', { label: 'Policies by line', figures }],
  ['LineChart', { label: 'Premium by month', series: [{ label: 'Written', points }] }],
] as const) {
  test(`a ${name} keeps to the policy of the pages, and to its width`, async ({ page }) => {
    await signIn(page)
    await drawInProduct(page, 'charts', props, name)
    const role = name === 'LineChart' ? 'img' : 'table'
    const shown = page.getByRole(role, { name: props.label })
    for (const width of [320, 640, 1440]) {
      await page.setViewportSize({ width, height: 600 })
      // The room that is left by the page's padding.
      await expect.poll(async () => (await shown.boundingBox())?.width ?? 0).toBeLessThanOrEqual(width - 32)
      expect(await page.locator('main').evaluate(main => main.scrollWidth - main.clientWidth)).toBe(0)
    }
    await expect(shown).toBeVisible()
  })
}
