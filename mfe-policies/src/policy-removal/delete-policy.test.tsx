import { type Answers, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import policies from '../plugin'
import { formAnswers } from '../testing/answers.fixtures'
import { certificatesAway, certificatesOf } from '../testing/certificates.fixtures'
import { answerPolicies, bayviewPolicy, policyRows } from '../testing/policies.fixtures'
import { deleteOpenPolicy } from './delete-policy'

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

beforeAll(async () => void (await import('./DeletePolicyQuestion')))

let rendered: RenderedPlugin
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
const says = (words: string) => eventually(() => expect(document.body.textContent).toContain(words))
const button = (words: string) =>
  [...document.body.querySelectorAll('button')].find(({ textContent }) => textContent === words)
const deletions = () => rendered.sent.filter(({ name }) => name === 'DeleteBusinessPolicy').length

async function open(answers: Answers, path = '/app/policies/p2/overview') {
  rendered = await renderPlugin(policies, {
    path,
    answers: {
      ...formAnswers,
      SavedViews: { savedViews: [] },
      BusinessPolicies: answerPolicies(policyRows(3)),
      BusinessPolicy: { businessPolicy: bayviewPolicy },
      DeleteBusinessPolicy: {
        deleteBusinessPolicy: {
          __typename: 'DeletedBusinessPolicy',
          id: 'p2',
          restorableUntil: '2027-01-01T00:00:00Z',
        },
      },
      ...answers,
    },
  })
  await says('General Liability')
}

describe('deleting a policy', () => {
  afterEach(() => rendered.unmount())

  it('that no live certificate names happens at once', async () => {
    await open({ PolicyCertificates: certificatesOf(0) })
    await deleteOpenPolicy(bayviewPolicy)
    expect(deletions()).toBe(1)
    expect(window.location.pathname).toBe('/app/policies')
  })

  it.each([
    ['active certificates list', certificatesOf(1)],
    ['no one can say whether certificates name, while accounts do not answer,', certificatesAway],
  ])('that %s leads to a question first', async (_, PolicyCertificates) => {
    await open({ PolicyCertificates })
    await deleteOpenPolicy(bayviewPolicy)
    expect(window.location.pathname).toBe('/app/policies/p2/delete')
    expect(deletions()).toBe(0)
  })
})

describe('the question before a policy is deleted', () => {
  afterEach(() => rendered.unmount())
  const path = '/app/policies/p2/delete'

  it('counts the live certificates, links to the newest, and deletes once it is confirmed', async () => {
    await open({ PolicyCertificates: certificatesOf(7) }, path)
    await says('7 active certificates list this policy.')
    await says('and 2 more certificates')
    const links = [...document.body.querySelectorAll('[role=alertdialog] a')].map(link => link.getAttribute('href'))
    expect(links).toHaveLength(5)
    expect(links[0]).toBe('/app/accounts/a1/certificates/cert-1')
    expect(deletions()).toBe(0)
    button('Delete policy')?.click()
    await eventually(() => expect(deletions()).toBe(1))
    await eventually(() => expect(rendered.path()).toBe('/app/policies'))
  })

  it('says that no one can tell while accounts do not answer, and can be answered with no', async () => {
    await open({ PolicyCertificates: certificatesAway }, path)
    await says('Certificates that list this policy can’t be checked right now.')
    button('Keep policy')?.click()
    await eventually(() => expect(rendered.path()).toBe('/app/policies/p2/overview'))
    expect(deletions()).toBe(0)
  })
})

it('the menu of a policy has the order of the specification', async () => {
  await open({})
  const more = document.body.querySelector<HTMLButtonElement>('button[aria-label=More]')
  more?.click()
  const items = () => [...document.body.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent ?? '')
  await eventually(() => expect(items()).toHaveLength(4))
  expect(items().map(item => item.match(/^[A-Z][a-z]+?(?=[A-Z]|$)/)?.[0] ?? item)).toEqual([
    ...['Delete', 'Cancel', 'Reinstate', 'Renew'],
  ])
  rendered.unmount()
})
