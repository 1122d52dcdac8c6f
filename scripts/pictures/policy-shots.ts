import type { Page } from '@playwright/test'
import { screens } from '../../e2e/support/screens.ts'
import { allLooks, desk, phoneAtNight } from './look.ts'
import type { Shot } from './shot.ts'

const pathOf = (screen: string) => screens.find(([name]) => name === screen)?.[1] ?? ''
const policy = pathOf('a policy').replace(/\/overview$/, '')
const text = (words: string) => (page: Page) => page.getByText(words).first().waitFor()

/** Policies, from the list to what happened to one of them. */
export const policyShots: readonly Shot[] = [
  {
    name: 'policies',
    title: 'Policies',
    shows: 'Every policy of the agency, by what changed last. Ready-made views show what ends soon.',
    path: '/app/policies',
    looks: allLooks,
    arrange: text('Add Policy'),
  },
  {
    name: 'policy',
    title: 'A policy',
    shows: 'What it costs and covers, whom it insures, and what can be done with it now.',
    path: `${policy}/overview`,
    looks: allLooks,
    arrange: text('Billing Mode'),
  },
  {
    name: 'policy-history',
    title: 'Its history',
    shows: 'Who changed what, from which value to which.',
    path: `${policy}/history`,
    looks: allLooks,
    arrange: text('created the policy'),
  },
  {
    name: 'policy-cancel',
    title: 'A cancellation',
    shows: 'On whose wish, from when, and why; until its day it can be taken back.',
    path: `${policy}/cancel`,
    looks: [desk, phoneAtNight],
    arrange: text('Canceled by'),
  },
  {
    name: 'account-policies',
    title: 'The policies of an account',
    shows: 'A tab of the account’s page that another area draws.',
    path: pathOf("an account's policies"),
    looks: allLooks,
    arrange: text('Add Policy'),
  },
]
