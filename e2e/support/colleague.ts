import type { Browser, Page } from '@playwright/test'
import { signIn } from './journey.ts'

const daniel = 'daniel.okonkwo@harborpoint.example'

/** Someone of the same agency, in a browser of their own. */
export interface Colleague {
  page: Page
  /** Makes an individual account; resolves with its path. */
  create(name: string): Promise<string>
  /** Gives the account at a path another name. */
  rename(path: string, name: string): Promise<void>
  close(): Promise<void>
}

export async function openColleague(browser: Browser): Promise<Colleague> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, daniel)
  return {
    page,
    async create(name) {
      await page.goto('/app/accounts/new')
      const dialog = page.getByRole('dialog', { name: 'Create a new account' })
      await dialog.getByRole('radio', { name: /Individual/ }).check()
      await dialog.getByLabel('Name', { exact: true }).fill(name)
      await dialog.getByLabel('Email', { exact: true }).fill('someone@new.example')
      await dialog.getByRole('button', { name: 'Create account' }).click()
      await page.getByRole('heading', { name, level: 1 }).waitFor()
      return new URL(page.url()).pathname
    },
    async rename(path, name) {
      await page.goto(`${path}/edit`)
      const dialog = page.getByRole('dialog', { name: 'Edit account' })
      await dialog.getByLabel('Name', { exact: true }).fill(name)
      await dialog.getByRole('button', { name: 'Save Changes' }).click()
      await page.getByRole('heading', { name, level: 1 }).waitFor()
    },
    close: () => context.close(),
  }
}
