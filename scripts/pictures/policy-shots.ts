import type { Page } from '@playwright/test'
import { screens } from '../../e2e/support/screens.ts'
import { policyLists, uploadList } from '../../e2e/support/upload-list.ts'
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
    shows: 'On whose wish, from when, and why; until its day it can be undone.',
    path: `${policy}/cancel`,
    looks: [desk, phoneAtNight],
    arrange: text('Canceled by'),
  },
  {
    name: 'policy-documents',
    title: 'Its documents',
    shows: 'What the carrier and the client have, and which of them the client sees.',
    path: '/app/policies/67d000000000000000002001/documents',
    looks: allLooks,
    arrange: text('Upload Document'),
  },
  {
    name: 'policy-coverage',
    title: 'What it covers',
    shows: 'Limits, deductible, locations and who is insured, as certificates repeat them.',
    path: `${policy}/coverage`,
    looks: [desk, phoneAtNight],
    arrange: text('Edit coverage'),
  },
  {
    name: 'policy-create',
    title: 'A new policy',
    shows: 'Its fields come once an account is chosen; totals and commission are reckoned as one types.',
    path: pathOf('the dialog of a new policy'),
    looks: [desk, phoneAtNight],
    arrange: text('Estimated commission'),
  },
  {
    name: 'policies-import',
    title: 'A policy list from another system',
    shows: 'Which column is what, before anything is looked at.',
    path: '/app/policies/import/new',
    looks: [desk, phoneAtNight],
    async arrange(page) {
      const rows =
        'Insured,LOB,Writing Company,Policy #,Effective,Expiration,Annual Premium\r\nBayview Marine Services LLC,Cyber,Pacific Mariner Insurance,PM-1,,,950'
      await uploadList(page, policyLists, 'policies.csv', rows)
      await text('Check rows')(page)
    },
  },
  {
    name: 'policies-deleted',
    title: 'Deleted policies',
    shows: 'What was deleted stays here, to be brought back.',
    path: '/app/policies/deleted',
    looks: [desk, phoneAtNight],
    arrange: text('Deleted policies'),
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
