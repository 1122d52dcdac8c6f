import { pending, type RenderedPlugin, renderPlugin, type StageOptions } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import policies from '../plugin'
import { formAnswers } from '../testing/answers.fixtures'
import { answerPolicies, policyRows } from '../testing/policies.fixtures'
import { policyList } from './policy-list'

let rendered: RenderedPlugin
const sent: { name: string; variables: Readonly<Record<string, unknown>> }[] = []

const open = async (BusinessPolicies: NonNullable<StageOptions['answers']>[string], path = '/app/policies') => {
  sent.length = 0
  rendered = await renderPlugin(policies, {
    path,
    answers: { ...formAnswers, BusinessPolicies },
    onSent: one => void sent.push(one),
  })
}
const says = (text: string) => vi.waitFor(() => expect(rendered.page.textContent).toContain(text), 10_000)
const asked = () => sent.find(({ name }) => name === 'BusinessPolicies')?.variables

describe('the list of policies', () => {
  afterEach(() => rendered.unmount())

  it('has its title and description, and the columns of the specification', async () => {
    await open(answerPolicies(policyRows(3)))
    await says('3 policies')
    await says("View and manage your agency's policies")
    const text = rendered.page.textContent ?? ''
    for (const heading of ['Account', 'Status', 'Type', 'Carrier', 'Expires', 'Premium', 'Assigned to']) {
      expect(text).toContain(heading)
    }
  })

  it('says that it is loading', async () => {
    await open(pending)
    await vi.waitFor(() => expect(rendered.page.innerHTML).toContain('Loading policies...'), 20_000)
  })

  it('says that there are none, and leads to adding one', async () => {
    await open(answerPolicies([]))
    await says('No policies found')
    const add = [...rendered.page.querySelectorAll('a')].filter(({ textContent }) => textContent === 'Add Policy')
    expect(add.map(link => link.getAttribute('href'))).toEqual(['/app/policies/new', '/app/policies/new'])
  })

  it('asks for what the address says: who, what, how soon', async () => {
    await open(
      answerPolicies([]),
      '/app/policies?expires=30&pending=true&assigned=me&state=INFORCE&sort=EXPIRES_AT_ASC',
    )
    await says('No policies found')
    expect(asked()).toMatchObject({
      sort: 'EXPIRES_AT_ASC',
      filter: { expiresWithinDays: 30, isCancellationPending: true, agencyUserId: 'user-1', states: ['INFORCE'] },
    })
  })

  it('comes with views of what ends soon and of pending cancellations, each with a command of the palette', async () => {
    const commands = new Map(policies.commands?.map(({ id, to }) => [id, to]))
    expect(policyList.views?.map(({ name }) => name)).toEqual([
      ...['Expiring in 30 days', 'Expiring in 60 days', 'Expiring in 90 days'],
      'Cancellation pending',
    ])
    for (const { id, name, filters, sort } of policyList.views ?? []) {
      const said = { ...filters, ...(sort && { sort }) } as Record<string, string>
      const address = `/app/policies?${new URLSearchParams(said)}`
      expect(commands.get(`policies.${id}`)).toBe(address)
      await open(answerPolicies(policyRows(1)), address)
      await says('1 policy')
      await says(name)
      rendered.unmount()
    }
    await open(answerPolicies([]))
  })

  it('shows policies while accounts do not answer', async () => {
    await open(answerPolicies(policyRows(1).map(row => ({ ...row, account: null }))))
    await says('1 policy')
  })
})
