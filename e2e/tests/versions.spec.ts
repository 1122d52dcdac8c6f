import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, takeSession, test } from '../support/journey.ts'
import { type Stage, setStage } from '../support/stage.ts'

const root = resolve(import.meta.dirname, '../..')
const kept = join(root, 'e2e/previous-release')

let previous: string
let stage: Stage

test.beforeAll(async () => {
  previous = mkdtempSync(join(tmpdir(), 'coverdesk-previous-'))
  const [archive, ...others] = readdirSync(kept)
  if (!archive || others.length > 0) throw new Error('One release is kept to test against: `npm run release:keep`.')
  execFileSync('tar', ['-xzf', join(kept, archive), '-C', previous])
  stage = await setStage()
})
test.afterAll(async () => {
  await stage.close()
  rmSync(previous, { recursive: true, force: true })
})

const shellOf = (release: string) => join(release, 'shell/dist')
const remotesOf = (release: string) =>
  readdirSync(release)
    .filter(folder => folder.startsWith('mfe-'))
    .map(folder => join(release, folder, 'dist'))

const pairs = [
  { name: 'the previous remotes under this shell', shell: () => root, remotes: () => previous },
  { name: 'these remotes under the previous shell', shell: () => previous, remotes: () => root },
  { name: 'the previous remotes under the previous shell', shell: () => previous, remotes: () => previous },
]

for (const { name, shell, remotes } of pairs) {
  test(`${name} list, open and change an account`, async ({ page }) => {
    const { url, cookie, stop } = await stage.serve(shellOf(shell()), remotesOf(remotes()))
    try {
      await takeSession(page, url, cookie)
      await page.goto(`${url}/app/accounts`)
      await page.getByRole('link', { name: /^Bayview Marine/ }).click()
      await expect(page.getByText('Contact overview')).toBeVisible()

      await page.getByRole('link', { name: 'Edit' }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit account' })
      const phone = `(415) 555-01${String(10 + pairs.findIndex(pair => pair.name === name))}`
      await dialog.getByLabel('Phone').first().fill(phone)
      await dialog.getByRole('button', { name: 'Save Changes' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(phone).first()).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
      // Before its server ends: a page that is watched reports lost connections.
      await page.goto('about:blank')
    } finally {
      await stop()
    }
  })
}
