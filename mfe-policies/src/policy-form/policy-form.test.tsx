import { type Answers, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import policies from '../plugin'
import { documentsOf, formAnswers, historyOf, someDocuments, someEvents } from '../testing/answers.fixtures'
import { answerPolicies, bayviewPolicy, pendingCancellation, policyRows } from '../testing/policies.fixtures'

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

let rendered: RenderedPlugin
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
const inputOf = (label: RegExp) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => label.test(textContent ?? ''))
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement | null
}
const hasInput = async (label: RegExp) => {
  await eventually(() => expect(inputOf(label)).not.toBeNull())
  return inputOf(label) as HTMLInputElement
}
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
const choose = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) => textContent === text)?.click()
const press = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click()
const sentAs = (name: string) =>
  rendered.sent.find(sent => sent.name === name)?.variables as { input: object } | undefined
function write(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

async function open(path: string, answers: Answers = {}) {
  rendered = await renderPlugin(policies, {
    path,
    answers: {
      ...formAnswers,
      ...documentsOf(someDocuments),
      SavedViews: { savedViews: [] },
      BusinessPolicies: answerPolicies(policyRows(3)),
      BusinessPolicy: { businessPolicy: bayviewPolicy },
      ...answers,
    },
  })
}

describe('a form of policies', () => {
  beforeAll(async () => {
    await Promise.all([
      ...[import('./CreatePolicyDialog'), import('./EditPolicyDialog')],
      ...[import('../policy-reinstate/ReinstatePolicyDialog'), import('../policy-renew/RenewPolicyDialog')],
      import('../policy-documents/UploadDocumentDialog'),
    ])
  })
  afterEach(() => rendered.unmount())

  it('offers a carrier of nearly the same name before it adds one, and adds it with the policy only', async () => {
    const nothing = { __typename: 'InsuranceCarrierPage', items: [], total: 0 }
    await open('/app/policies/p2/edit', {
      CarrierChoices: { carriers: nothing },
      SimilarCarriers: {
        similarCarriers: [{ __typename: 'InsuranceCarrier', id: 'c7', version: 1, name: 'Pacific Mariner' }],
      },
      UpdateBusinessPolicy: { updateBusinessPolicy: bayviewPolicy },
    })
    const carrier = await hasInput(/^Carrier$/)
    await eventually(() => expect(carrier.value).toBe('Tideline Mutual'))
    carrier.click()
    write(carrier, 'Pacifc Mariner')
    await eventually(() => expect(options()).toEqual(['Pacific Mariner', 'Add carrier “Pacifc Mariner”']))
    expect(document.body.textContent).toContain('Did you mean')
    choose('Add carrier “Pacifc Mariner”')
    await eventually(() => expect(document.body.textContent).toContain('Added to your list when you save the policy.'))
    expect(rendered.sent.map(({ name }) => name)).not.toContain('CreateInsuranceCarrier')
    press('Save Changes')
    await eventually(() =>
      expect(sentAs('UpdateBusinessPolicy')?.input).toMatchObject({ newCarrierName: 'Pacifc Mariner' }),
    )
    expect(sentAs('UpdateBusinessPolicy')?.input).not.toHaveProperty('carrierId')
  })

  it('offers active users, and a disabled one only where they look after the policy already', async () => {
    const user = (id: string, name: string, state: string) => ({ __typename: 'AgencyUser', id, name, email: '', state })
    const agencyUsers = [
      user('user-1', 'Maya Reyes', 'DISABLED'),
      user('user-2', 'Sam Ortiz', 'ACTIVE'),
      user('user-3', 'Gone Girl', 'DISABLED'),
    ]
    await open('/app/policies/p2/edit', { PolicyUsers: { agencyUsers } })
    const assignee = await hasInput(/^Assigned to/)
    await eventually(() => expect(assignee.value).toBe('Maya Reyes (disabled)'))
    assignee.click()
    await eventually(() => expect(options()).toEqual(['Maya Reyes (disabled)', 'Sam Ortiz']))
  })

  it('reinstates from the day of the cancellation on, without a gap', async () => {
    await open('/app/policies/p2/reinstate', { BusinessPolicy: { businessPolicy: pendingCancellation } })
    expect((await hasInput(/^Effective date/)).value).toBe('12/31/2026')
  })

  it('asks before a renewal overlaps the term that it renews', async () => {
    await open('/app/policies/p2/renew', {
      RenewBusinessPolicy: { renewBusinessPolicy: { ...bayviewPolicy, id: 'p9' } },
    })
    const begin = await hasInput(/^In force from/)
    expect(inputOf(/^Allow the terms to overlap/)).toBeNull()
    write(begin, '02/28/2027')
    begin.blur()
    await eventually(() => expect(document.body.textContent).toContain('Allow the terms to overlap'))
    expect(document.body.textContent).toContain('The expiring policy covers through Mar 1, 2027.')
    document.querySelector<HTMLInputElement>('input[name=allowOverlap]')?.click()
    press('Renew policy')
    await eventually(() =>
      expect(sentAs('RenewBusinessPolicy')?.input).toMatchObject({ inforceAt: '2027-02-28', allowOverlap: true }),
    )
  })

  it.each([
    ['/app/policies/new?accountId=a1', 'a new policy'],
    ['/app/policies/p2/renew', 'a renewal'],
  ])('%s: the end of %s is a year after it begins until someone enters another', async path => {
    await open(path)
    const begin = await hasInput(/^In force from/)
    const end = await hasInput(/^Expiration date/)
    const beginsOn = (day: string) => {
      write(begin, day)
      begin.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    }
    beginsOn('12/15/2028')
    await eventually(() => expect(end.value).toBe('12/15/2029'))
    beginsOn('02/29/2028')
    await eventually(() => expect(end.value).toBe('02/28/2029'))
    beginsOn('soon')
    await eventually(() => expect(document.body.textContent).toContain('“soon” is not a date.'))
    expect(end.value).toBe('02/28/2029')
    write(end, '08/31/2029')
    beginsOn('03/01/2028')
    await eventually(() => expect(begin.value).toBe('03/01/2028'))
    expect(end.value).toBe('08/31/2029')
  })

  it('begins a renewal where the server would: a year after a policy without an end began', async () => {
    await open('/app/policies/p2/renew', {
      BusinessPolicy: { businessPolicy: { ...bayviewPolicy, inforceAt: '2026-03-01', expiresAt: null } },
    })
    expect((await hasInput(/^In force from/)).value).toBe('03/01/2027')
    expect((await hasInput(/^Expiration date/)).value).toBe('03/01/2028')
  })

  it('marks the types of documents that clients can see', async () => {
    await open('/app/policies/p2/documents/new')
    await eventually(() => expect(document.querySelectorAll('input[type=radio]')).toHaveLength(5))
    const marked = [...document.querySelectorAll('label')].filter(
      label => label.querySelector('input[type=radio]') && label.textContent?.includes('Visible to client'),
    )
    expect(marked.map(({ textContent }) => textContent)).toEqual([
      ...['Policy document', 'Binder', 'Endorsement'].map(type => `${type} Visible to client`),
    ])
    const badge = [...(marked[0]?.querySelectorAll('span') ?? [])].find(
      ({ textContent }) => textContent === 'Visible to client',
    )
    expect(getComputedStyle(badge as Element).display).not.toBe('block')
  })
})

describe('the addresses of the specification', () => {
  afterEach(() => rendered.unmount())

  it.each([
    ['/app/policies', 'View and manage your agency'],
    ['/app/policies/new', 'Create a new policy'],
    ['/app/policies/p2', 'Billing Mode'],
    ['/app/policies/p2/overview', 'Billing Mode'],
    ['/app/policies/p2/edit', 'Edit policy'],
    ['/app/policies/p2/documents', 'Upload Document'],
    ['/app/policies/p2/documents/new', 'Upload a new document'],
    ['/app/policies/p2/history', 'Maya Reyes changed the policy'],
    ['/app/policies/p2/cancel', 'Cancel policy'],
    ['/app/policies/p2/renew', 'Renew policy'],
    ['/app/policies/p2/reinstate', 'Reinstate policy'],
  ])('%s shows %s', async (path, words) => {
    const businessPolicy = path.endsWith('reinstate') ? pendingCancellation : bayviewPolicy
    await open(path, { ...historyOf(someEvents), BusinessPolicy: { businessPolicy } })
    await eventually(() => expect(document.body.textContent).toContain(words))
    expect(document.body.textContent).not.toContain('We couldn’t find that page')
  })
})
