import { violationsOf } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'

test('the landing page leads into the product, to a demo, and to every section', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Coverdesk · The back office of your insurance agency')
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const [name, section] of [
    ['Product', 'product'],
    ['Use Cases', 'use-cases'],
    ['Integrations', 'integrations'],
  ] as const) {
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`#${section}$`))
    await expect(page.locator(`#${section} h2`)).toBeInViewport()
  }
  const demo = page.getByRole('banner').getByRole('link', { name: 'Book a Demo' })
  await expect(demo).toHaveAttribute('href', /^(https|mailto):/)
  const social = page.getByRole('contentinfo').getByRole('link', { name: /LinkedIn|YouTube/ })
  await expect(social).toHaveCount(2)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page).toHaveURL(/\/app\/signin$/)
})

test('it says what the specification says of the product', async ({ page }) => {
  await page.goto('/')
  const said = await page.getByRole('main').textContent()
  for (const words of [
    ...['Copilot', 'Compare quotes', 'Analyse policy documents', 'Quote and bind automation'],
    ...['Service', 'Unified ticketing', 'AI summaries and drafted replies', 'Certificate generation'],
    ...['Communication', 'Voice AI', 'Email AI', 'white-labelled policyholder portal'],
    ...['Knowledge', 'Query documents with generative AI', 'Private and encrypted'],
    ...['70%', '30+', '24/7', '10+'],
    ...['Email assistant', 'Research and compare', 'Triage inbound calls', 'Explore policy documents'],
    ...['Document collection', 'Mail', 'Calendar', 'CRM'],
  ]) {
    expect(said).toContain(words)
  }
})

test('use cases are tabs, for the mouse and the keyboard', async ({ page }) => {
  await page.goto('/')
  const tab = (name: string) => page.getByRole('tab', { name })
  const panel = page.getByRole('tabpanel')
  await expect(page.getByRole('tab')).toHaveCount(6)
  await expect(panel).toHaveAccessibleName('Email assistant')
  await tab('Triage inbound calls').click()
  await expect(panel).toHaveAccessibleName('Triage inbound calls')
  await expect(panel).toContainText('Picks up at once')
  await page.keyboard.press('ArrowDown')
  await expect(tab('Explore policy documents')).toBeFocused()
  await expect(panel).toHaveAccessibleName('Explore policy documents')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(panel).toHaveAccessibleName('Email assistant')
  await page.goto('/#case-research')
  await page.reload()
  await expect(panel).toHaveAccessibleName('Research and compare')
})

test('without scripts every use case is there to read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(baseURL ?? '')
  for (const words of ['Sorts the thread', 'Lines up limits', 'Files what arrives']) {
    await expect(page.getByText(words)).toBeVisible()
  }
  await context.close()
})

test('nothing of the product’s code is loaded for it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter(path => path !== '/' && !/^\/assets\/favicon\.[0-9a-f]+\.svg$/.test(path))).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`it can be used by everyone, from 320 to 1920 px (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of [320, 360, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      expect(await violationsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
    }
  })
}

test('it holds in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  expect(await violationsOf(page)).toEqual([])
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
})
