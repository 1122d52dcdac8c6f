import type { Page } from '@playwright/test'
import { allLooks, deskAtNight, phone } from './look.ts'
import type { Shot } from './shot.ts'

/** Where a day begins, and what is in front of the product. */
export const homeShots: readonly Shot[] = [
  {
    name: 'landing',
    title: 'The landing page',
    shows: 'What the product is, before anybody signs in: one file, and none of the product’s code.',
    path: '/',
    looks: allLooks,
    anonymous: true,
    arrange: page => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'home',
    title: 'Home',
    shows: 'Where a day begins: what areas contribute, beside what the person had open.',
    path: '/app/accounts',
    looks: allLooks,
    async arrange(page) {
      for (const name of [/^Bayview Marine/, /^Ångström/]) {
        await page.getByRole('link', { name }).first().click()
        await page.getByText('Contact overview').waitFor()
        await page.goBack()
      }
      await page.goto('/app/home')
      await page.getByRole('list', { name: 'Recently changed' }).waitFor()
    },
  },
  {
    name: 'home-trial',
    title: 'On trial',
    shows: 'What has to be done about the subscription is above everything else.',
    path: '/app/home',
    looks: [deskAtNight, phone],
    prepare: page => withSubscription(page, { state: 'TRIAL', trialEndDate: inDays(12) }),
    arrange: page => page.getByRole('link', { name: 'Upgrade' }).waitFor(),
  },
  {
    name: 'expired',
    title: 'A subscription that has ended',
    shows: 'The banner replaces the whole shell; everything comes back once it is restarted.',
    path: '/app/home',
    looks: allLooks,
    prepare: page => withSubscription(page, { state: 'EXPIRED', trialEndDate: null }),
    arrange: page => page.getByRole('link', { name: 'Restart' }).waitFor(),
  },
]

/** Lets the page believe that the agency's subscription is another one; nothing is stored. */
const withSubscription = (page: Page, subscription: object) =>
  page.route('**/app/home', async route => {
    const response = await route.fetch()
    const text = JSON.stringify(subscription)
    const body = (await response.text()).replace(/"subscription":\{[^}]*\}/, () => `"subscription":${text}`)
    await route.fulfill({ response, body })
  })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
