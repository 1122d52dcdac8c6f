import { failing, type RenderedPlugin, renderPlugin, type StageOptions } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import policies from '../plugin'
import { formAnswers } from '../testing/answers.fixtures'
import { answerDeleted, deletedPolicies, deletedPolicy, noPolicy, notDeleted } from '../testing/deleted.fixtures'
import { answerPolicies, bayviewPolicy } from '../testing/policies.fixtures'

let rendered: RenderedPlugin

async function open(path: string, answers: NonNullable<StageOptions['answers']>) {
  rendered = await renderPlugin(policies, {
    path,
    answers: { ...formAnswers, BusinessPolicies: answerPolicies([]), ...answers },
  })
}
const says = (text: string) => vi.waitFor(() => expect(rendered.page.textContent).toContain(text), 10_000)
const button = (label: string) =>
  [...rendered.page.querySelectorAll('button')].find(
    one => one.textContent === label || one.getAttribute('aria-label') === label,
  )
const restored = () =>
  rendered.sent.filter(({ name }) => name === 'RestoreBusinessPolicy').map(({ variables }) => variables)

afterEach(() => rendered.unmount())

describe('the list of deleted policies', () => {
  it('has its title, what becomes of them, and whose, who and until when as columns', async () => {
    await open('/app/policies/deleted', { DeletedBusinessPolicies: answerDeleted(deletedPolicies(4)) })
    await says('4 deleted policies')
    await says('They can be brought back for 30 days')
    for (const heading of ['Account', 'Type', 'Policy number', 'Deleted by', 'Deleted', 'Restorable until']) {
      await says(heading)
    }
    expect(rendered.sent.map(({ name }) => name)).toContain('DeletedBusinessPolicies')
  })

  it('says that there are none', async () => {
    await open('/app/policies/deleted', { DeletedBusinessPolicies: answerDeleted([]) })
    await says('No deleted policies found')
  })
})

describe('the old link of a deleted policy', () => {
  const path = '/app/policies/p2/overview'

  it('says who deleted it and until when it can come back, and brings it back', async () => {
    let isBack = false
    const comeBack = () => {
      isBack = true
      return { restoreBusinessPolicy: bayviewPolicy }
    }
    const asLongAsItIsGone = () => (isBack ? { businessPolicy: bayviewPolicy } : noPolicy)
    await open(path, {
      BusinessPolicy: asLongAsItIsGone,
      DeletedBusinessPolicy: { deletedBusinessPolicy: deletedPolicy(1) },
      RestoreBusinessPolicy: comeBack,
    })
    await says('The Workers Compensation policy of Bayview Marine Services LLC is deleted')
    await says('Maya Reyes deleted it on Nov 19, 2026. You can restore it until Dec 19, 2026.')
    button('Restore')?.click()
    await says('Billing Mode')
    expect(restored()).toEqual([{ id: 'p2' }])
  })

  it('stays where it is when the policy can’t come back', async () => {
    await open(path, {
      BusinessPolicy: noPolicy,
      DeletedBusinessPolicy: { deletedBusinessPolicy: deletedPolicy(1) },
      RestoreBusinessPolicy: failing(
        { code: 'NOT_FOUND', message: 'Its account is gone.' },
        { restoreBusinessPolicy: null },
      ),
    })
    await says('is deleted')
    button('Restore')?.click()
    await vi.waitFor(() => expect(restored()).toHaveLength(1), 20_000)
    await says('is deleted')
  })

  it('leads back to the list once its 30 days are over', async () => {
    await open(path, { BusinessPolicy: noPolicy, DeletedBusinessPolicy: notDeleted })
    await says('There is no such policy')
    await says('Back to policies')
  })
})
