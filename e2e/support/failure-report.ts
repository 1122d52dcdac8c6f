import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { ownProduct } from './products.ts'

/** Maximum length of the page and log excerpts, in characters: CI output must hold several failures. */
const maxLength = 2_500
/** The lowest log level to report. */
const warning = 40

export const didFail = ({ status, expectedStatus }: TestInfo): boolean => status !== expectedStatus

/** Describes what a page shows, dialogs first, so that failures seen only in CI can be diagnosed. */
export async function describeFailure(page: Page, consoleErrors: readonly string[]): Promise<string> {
  if (page.isClosed()) return 'The page was closed.'
  if (page.url() === 'about:blank') return 'No page was opened yet.'
  const dialogs = await page.getByRole('dialog').or(page.getByRole('alertdialog')).all()
  const regions = [...dialogs, page.locator('main').first()]
  const shown = await Promise.all(
    regions.map(region => region.ariaSnapshot({ timeout: 5_000 }).catch((error: Error) => `nothing: ${error.message}`)),
  )
  const said = consoleErrors.length > 0 ? `\nConsole:\n${consoleErrors.join('\n').slice(0, maxLength)}` : ''
  return `The page at ${page.url()} showed:\n${shown.join('\n').slice(0, maxLength)}${said}`
}

/** A fixture: adds the product's warnings to the report of a failed journey. */
export async function productErrorReport(
  // Fixtures have to take what they ask for apart, even where that is nothing.
  { browserName: _ }: { browserName: string },
  use: (nothing: undefined) => Promise<void>,
  journey: TestInfo,
): Promise<void> {
  const log = join(ownProduct()?.dataFolder ?? '', 'product.log')
  const begin = existsSync(log) ? statSync(log).size : 0
  await use(undefined)
  if (!didFail(journey) || !existsSync(log)) return
  const lines = readFileSync(log).subarray(begin).toString('utf8').split('\n').filter(isWarning)
  if (lines.length > 0) throw new Error(`The product logged:\n${lines.join('\n').slice(-maxLength)}`)
}

function isWarning(line: string) {
  if (line.trim() === '') return false
  try {
    return Number((JSON.parse(line) as { level?: number }).level) >= warning
  } catch {
    // Not a structured log line: a crashing process prints plain text.
    return true
  }
}
