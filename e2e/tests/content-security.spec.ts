import { Caller } from '../support/caller.ts'
import {
  allowConsoleErrors,
  expect,
  maya,
  productUrl,
  signIn,
  takeSession,
  takeViolations,
  test,
} from '../support/journey.ts'
import { builtRemotes } from '../support/remotes.ts'

test('the policy lets in neither scripts nor styles of someone else, and evaluates nothing', async ({ page }) => {
  await signIn(page)
  expect(takeViolations(page)).toEqual([])
  const happened = await page.evaluate(async () => {
    const log: string[] = []
    const add = (element: HTMLElement) => document.body.append(element)
    Object.assign(window, { ran: () => log.push('inline script') })
    add(Object.assign(document.createElement('script'), { textContent: 'window.ran()' }))
    add(Object.assign(document.createElement('div'), { innerHTML: '<img src="x:" onerror="window.ran()">' }))
    add(Object.assign(document.createElement('style'), { textContent: 'body { --styled: yes }' }))
    if (getComputedStyle(document.body).getPropertyValue('--styled')) log.push('style element')
    document.body.insertAdjacentHTML('beforeend', '<p id="attribute" style="--styled: yes"></p>')
    const attribute = document.getElementById('attribute')
    if (attribute && getComputedStyle(attribute).getPropertyValue('--styled')) log.push('style attribute')
    for (const [name, evaluate] of Object.entries({
      Function: () => new Function('1')(),
      timer: () => setTimeout('1'),
    })) {
      try {
        if (evaluate()) log.push(name)
      } catch {}
    }
    await fetch('https://elsewhere.example/').then(
      () => log.push('connection'),
      () => undefined,
    )
    const frame = document.createElement('iframe')
    frame.src = 'https://elsewhere.example/'
    add(frame)
    return log
  })
  await page.waitForTimeout(500)
  expect(happened).toEqual([])
  const violated = takeViolations(page)
  for (const directive of ['script-src', 'style-src', 'connect-src', 'frame-src']) {
    expect(
      violated.some(text => text.includes(directive)),
      directive,
    ).toBe(true)
  }
})

for (const { id, title, nav, preload } of builtRemotes()) {
  const [entry, firstScreen] = preload
  for (const [file, open] of [
    [entry, 'its address'],
    [firstScreen, 'its address'],
    [entry, 'the sidebar'],
  ] as const) {
    test(`${title}, opened by ${open}: a changed ${file.split('.')[0]} does not run`, async ({ page }) => {
      // A browser that has nothing of it yet.
      const { cookie } = await Caller.signedIn(productUrl(), maya)
      await takeSession(page, productUrl(), cookie)
      await page.goto('/app/nowhere')
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
      await page.route(`**/remotes/${id}/**/${file}`, async route => {
        const response = await route.fetch()
        await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` })
      })
      if (open === 'the sidebar') await page.getByRole('navigation').getByRole('link', { name: nav[0].label }).click()
      else await page.goto(nav[0].path)
      await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible({ timeout: 15_000 })
      expect(await page.evaluate('window.tampered')).toBeUndefined()
      allowConsoleErrors(page)
    })
  }
}
