import { allLooks, desk, phone, phoneAtNight } from './look.ts'
import type { Shot } from './shot.ts'

/** What the shell itself shows: signing in, its dialogs and menus, and everything that can go wrong. */
export const shellShots: readonly Shot[] = [
  {
    name: 'sign-in',
    title: 'Sign in',
    shows: 'An email address is all that is needed.',
    path: '/app',
    looks: allLooks,
    anonymous: true,
    arrange: page => page.getByLabel('Email').waitFor(),
  },
  {
    name: 'sign-in-code',
    title: 'The code',
    shows: 'Six digits from the mail; the form sends itself with the last one.',
    path: '/app',
    looks: allLooks,
    anonymous: true,
    async arrange(page) {
      await page.getByLabel('Email').fill('maya.reyes@harborpoint.example')
      await page.keyboard.press('Enter')
      await page.getByLabel('Verification code').waitFor()
    },
  },
  {
    name: 'palette',
    title: 'Search or run a command',
    shows: 'Ctrl or ⌘ with K: places, commands, and records of every area.',
    path: '/app/accounts',
    looks: allLooks,
    async arrange(page) {
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('ba')
      await page
        .getByRole('option', { name: /Bayview/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'keys',
    title: 'Keys',
    shows: '`?` tells every key that works on the page.',
    path: '/app/accounts',
    looks: allLooks,
    async arrange(page) {
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('Shift+?')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'plugins',
    title: 'Plugins',
    shows: 'Each area with its version, where it comes from, what it weighs and how long it took.',
    path: '/app/accounts',
    looks: allLooks,
    async arrange(page) {
      await page.getByRole('table', { name: 'Accounts' }).getByRole('link').first().waitFor()
      await page.keyboard.press('Shift+?')
      await page.getByRole('tab', { name: 'Plugins' }).click()
      await page.getByRole('tabpanel', { name: 'Plugins' }).waitFor()
    },
  },
  {
    name: 'user-menu',
    title: 'The person’s menu',
    shows: 'Theme and density are kept with the person.',
    path: '/app/accounts',
    looks: allLooks,
    async arrange(page) {
      await page.getByText('Ångström').first().waitFor()
      await page.getByRole('button', { name: /Maya Reyes/ }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
    },
  },
  {
    name: 'navigation',
    title: 'The navigation of a phone',
    shows: 'The sidebar slides over.',
    path: '/app/accounts',
    looks: [phone, phoneAtNight],
    async arrange(page) {
      await page.getByRole('button', { name: 'Open navigation' }).click()
      await page.getByRole('dialog', { name: 'Navigation' }).waitFor()
    },
  },
  {
    name: 'not-found',
    title: 'No such page',
    shows: 'An address that leads nowhere, and the way back.',
    path: '/app/nowhere',
    looks: allLooks,
    arrange: page => page.getByRole('heading', { name: 'Page not found' }).waitFor(),
  },
  {
    name: 'account-not-found',
    title: 'No such account',
    shows: 'A record that is gone leaves the frame and the way back.',
    path: '/app/accounts/650000000000000000000999',
    looks: allLooks,
    arrange: page => page.getByText('Back to accounts').waitFor(),
  },
  {
    name: 'area-failed',
    title: 'An area that can’t be loaded',
    shows: 'Its page says so; everything around it works.',
    path: '/app/accounts',
    looks: allLooks,
    prepare: page => page.route('**/remotes/accounts/**', route => route.abort()),
    arrange: page => page.getByRole('button', { name: 'Retry' }).waitFor({ timeout: 30_000 }),
  },
  {
    name: 'list-failed',
    title: 'A list that can’t be read',
    shows: 'What happened, what to do, and the number by which it is found in the log.',
    path: '/app/accounts',
    looks: allLooks,
    prepare: page =>
      page.route('**/graphql', route =>
        route.fulfill({
          json: {
            data: { accounts: null },
            errors: [
              {
                message: 'Accounts are not available at the moment. Try again in a minute.',
                path: ['accounts'],
                extensions: { code: 'SUBGRAPH_UNAVAILABLE', requestId: '01HZX4K7T2M9Q3' },
              },
            ],
          },
        }),
      ),
    arrange: page => page.getByText('Accounts could not be loaded').waitFor(),
  },
  {
    name: 'mailbox',
    title: 'The development mailbox',
    shows: 'Where codes and links arrive on a developer’s machine.',
    path: '/dev/mailbox',
    looks: [desk, phone],
    arrange: page => page.getByText('harborpoint.example').first().waitFor(),
  },
]
