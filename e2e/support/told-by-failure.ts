import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { ownProduct } from './products.ts'

/** Of what a page showed, and of what a product logged, in characters: the end of CI's output holds a few failures. */
const longest = 2_500
/** The lowest level of what a product complains of. */
const warning = 40

export const didFail = ({ status, expectedStatus }: TestInfo): boolean => status !== expectedStatus

/** What a page shows, dialogs first, for who reads of a failure that only CI has seen. */
export async function shownBy(page: Page, complaints: readonly string[]): Promise<string> {
  if (page.isClosed()) return 'The page was closed.'
  if (page.url() === 'about:blank') return 'No page was opened yet.'
  const dialogs = await page.getByRole('dialog').or(page.getByRole('alertdialog')).all()
  const regions = [...dialogs, page.locator('main').first()]
  const shown = await Promise.all(
    regions.map(region => region.ariaSnapshot({ timeout: 5_000 }).catch((error: Error) => `nothing: ${error.message}`)),
  )
  const said = complaints.length > 0 ? `\nIts console said:\n${complaints.join('\n').slice(0, longest)}` : ''
  return `The page at ${page.url()} showed:\n${shown.join('\n').slice(0, longest)}${said}`
}

/** A fixture: a journey that fails tells what its product warned of meanwhile. */
export async function productComplaints(
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
  if (lines.length > 0) throw new Error(`The product logged meanwhile:\n${lines.join('\n').slice(-longest)}`)
}

function isWarning(line: string) {
  if (line.trim() === '') return false
  try {
    return Number((JSON.parse(line) as { level?: number }).level) >= warning
  } catch {
    // No line of a logger: a process that ends tells why in words.
    return true
  }
}
