import type { Page } from '@playwright/test'
import { answerManyAccounts } from '../../e2e/support/many-accounts.ts'
import { allLooks, desk, deskAtNight, phone, phoneAtNight } from './look.ts'
import type { Shot } from './shot.ts'

const firstRow = (page: Page) => page.getByText('Ångström').first().waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The list of accounts in its states. */
export const listShots: readonly Shot[] = [
  {
    name: 'accounts',
    title: 'Accounts',
    shows: 'Every client of the agency. Headings sort, chips filter, and what is shown is in the address.',
    path: '/app/accounts',
    looks: allLooks,
    arrange: firstRow,
  },
  {
    name: 'accounts-selected',
    title: 'Chosen rows',
    shows: 'Rows are chosen by mouse, by `x`, or by a long press; what can be done with them floats over the list.',
    path: '/app/accounts',
    looks: allLooks,
    async arrange(page) {
      await firstRow(page)
      for (const _ of ['first', 'second', 'third']) {
        await page.keyboard.press('j')
        await page.keyboard.press('x')
      }
      await page.getByRole('toolbar', { name: 'Selected rows' }).waitFor()
    },
  },
  {
    name: 'accounts-columns',
    title: 'Columns',
    shows: 'Each person chooses columns, their order and widths; a saved view brings its own.',
    path: '/app/accounts',
    looks: [desk, deskAtNight],
    async arrange(page) {
      await firstRow(page)
      await button(page, 'Columns').click()
      await page.getByRole('checkbox', { name: 'Contact', exact: true }).check()
      await page.getByRole('checkbox', { name: 'Created', exact: true }).check()
      // The open panel hides the rest from screen readers, and so from roles.
      await page.locator('[role=columnheader]', { hasText: 'Created' }).waitFor()
    },
  },
  {
    name: 'accounts-sheet',
    title: 'The sheet of a phone',
    shows: 'What a wide screen has in headings and in the bar comes up from the lower edge.',
    path: '/app/accounts',
    looks: [phone, phoneAtNight],
    async arrange(page) {
      await firstRow(page)
      await button(page, 'More').click()
      await page.getByRole('button', { name: 'Name, descending' }).waitFor()
    },
  },
  {
    name: 'accounts-no-match',
    title: 'No match',
    shows: 'The filter matches nothing, and one button takes it away.',
    path: '/app/accounts?filter=zzzz',
    looks: allLooks,
    arrange: page => button(page, 'Clear filter').waitFor(),
  },
  {
    name: 'accounts-empty',
    title: 'An agency’s first day',
    shows: 'No accounts yet: one sentence and one action.',
    path: '/app/accounts',
    looks: allLooks,
    prepare: page => answerManyAccounts(page, 0, 50),
    arrange: page => page.getByText('No accounts found').waitFor(),
  },
  {
    name: 'accounts-one',
    title: 'One account',
    shows: 'A list of one.',
    path: '/app/accounts',
    looks: [desk, phoneAtNight],
    prepare: page => answerManyAccounts(page, 1, 50),
    arrange: page => page.getByText('1 account', { exact: true }).waitFor({ state: 'attached' }),
  },
  {
    name: 'accounts-ten-thousand',
    title: 'Ten thousand accounts',
    shows: 'Rows come page by page while one scrolls; only those in sight are drawn.',
    path: '/app/accounts',
    looks: [deskAtNight, phone],
    prepare: page => answerManyAccounts(page, 10_000, 200),
    async arrange(page) {
      await page.getByText('client-1@many.example').waitFor()
      await page.getByText('client-1@many.example').hover()
      await page.mouse.wheel(0, 3_000)
      await page.getByText('client-55@many.example').waitFor()
    },
  },
  {
    name: 'accounts-long-names',
    title: 'Names as long as they come',
    shows: 'A name that is longer than its column ends in dots; its tooltip has all of it.',
    path: '/app/accounts?filter=client',
    looks: [desk, phoneAtNight],
    prepare: page => answerManyAccounts(page, 12, 50, { longNames: true }),
    arrange: page => page.getByText('12 accounts').waitFor({ state: 'attached' }),
  },
]
