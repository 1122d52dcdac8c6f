import { type Answers, failing, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CreateCertificateMutationVariables } from '../generated/documents'
import accounts from '../plugin'
import { ines } from '../testing/accounts.fixtures'
import {
  certificateAnswers,
  certificatesOf,
  oaklandCertificate,
  overriddenCertificate,
  policiesAway,
  policiesOf,
  policyWithTerms,
  refusedForFindings,
  someFindings,
} from '../testing/certificates.fixtures'

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

let rendered: RenderedPlugin
async function open(path = '', answers: Answers = {}) {
  rendered = await renderPlugin(accounts, {
    path: `/app/accounts/2/certificates${path}`,
    answers: { AccountDuplicates: { accountDuplicates: [] }, ...certificateAnswers, ...answers },
  })
}
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
const text = () => document.body.textContent ?? ''
const says = (words: string) => eventually(() => expect(text()).toContain(words))
const all = <Kind extends HTMLElement>(selector: string) => [...document.body.querySelectorAll<Kind>(selector)]
const link = (words: string) => all<HTMLAnchorElement>('a').find(({ textContent }) => textContent === words)
const press = (label: string) =>
  all('button')
    .find(({ textContent }) => textContent === label)
    ?.click()

describe('the certificates of an account', () => {
  beforeAll(() => import('../certificates-tab/CertificatesTab'))
  afterEach(() => rendered.unmount())

  it('are listed with holder, place, number and day, to look at and to save', async () => {
    await open()
    await says('COI-000071')
    const headings = all('th').map(({ textContent }) => textContent)
    expect(headings).toEqual(['Certificate Holder', 'Certificate Number', 'Issued Date', 'Actions'])
    const cells = all('td').map(({ textContent }) => textContent)
    expect(cells).toEqual(['City of OaklandOakland, CA 94612', 'COI-000071', 'Nov 20, 2026', 'ViewDownload'])
    expect(link('View')?.getAttribute('href')).toBe('/app/accounts/2/certificates/k1')
    expect(link('Download')?.getAttribute('href')).toBe(oaklandCertificate.downloadUrl)
    expect(link('Download')?.target).toBe('_blank')
    expect(link('Add Certificate')?.getAttribute('href')).toBe('/app/accounts/2/certificates/new')
    expect(all('[aria-current=page]').map(({ textContent }) => textContent)).toEqual(['Certificates'])
  })

  it('can be none', async () => {
    await open('', { AccountCertificates: certificatesOf([]) })
    await says('No certificates')
    expect(text()).not.toContain('Log a policy first')
  })

  it('need a policy, which is to be logged first', async () => {
    await open('', { AccountCertificates: certificatesOf([]), CertifiablePolicies: policiesOf() })
    await says('Log a policy first')
    expect(link('Log Policy')?.getAttribute('href')).toBe('/app/policies/new?accountId=2')
    expect(link('Add Certificate')).toBeUndefined()
  })

  it('come page by page', async () => {
    const older = { ...oaklandCertificate, id: 'k0', certificateNumber: 'COI-000001' }
    const answer = ({ after }: { after?: string }) =>
      after ? certificatesOf([older]) : certificatesOf([oaklandCertificate], 'next')
    await open('', { AccountCertificates: answer })
    await says('Show more')
    expect(text()).not.toContain('COI-000001')
    press('Show more')
    await says('COI-000001')
  })

  it('can be asked for again when they could not be read', async () => {
    await open('', { AccountCertificates: failing({ message: 'It failed.' }, { account: null }) })
    await says('The certificates could not be loaded')
    await says('Retry')
  })

  it('are there while policies do not answer', async () => {
    await open('', { CertifiablePolicies: policiesAway })
    await says('COI-000071')
    expect(link('Add Certificate')).toBeDefined()
  })

  it('are not for individual accounts', async () => {
    await open('', { Account: { account: { ...ines, id: '2' } } })
    await says('which an individual account does not have')
    expect(link('Certificates')).toBeUndefined()
  })
})

describe('a certificate', () => {
  beforeAll(() => import('./ViewCertificateDialog'))
  afterEach(() => rendered.unmount())

  it('shows its holder with address, what it certifies, and what it was issued in spite of', async () => {
    await open('/k1', { Certificate: { certificate: overriddenCertificate } })
    await says('View certificate')
    await says('City of Oakland\n1 Frank H. Ogawa Plaza\n3rd floor\nOakland, CA 94612')
    for (const words of ['Maya Reyes', 'GL-1042', 'A · Tideline Mutual', 'Each occurrence $1,000,000'])
      await says(words)
    await says('The renewal is bound, its number follows.')
    await says(someFindings[0]?.message ?? '')
  })

  it('says the same about the additional insured as its document', async () => {
    const [line] = oaklandCertificate.lines
    const lines = line ? [{ ...line, additionalInsured: false }] : []
    await open('/k1', { Certificate: { certificate: { ...overriddenCertificate, lines } } })
    await says('Requested, but no policy listed grants it')
    rendered.unmount()
    await open('/k1', { Certificate: { certificate: oaklandCertificate } })
    await says('Holder is an additional insured')
    expect(rendered.page.textContent).not.toContain('Requested')
  })

  it('stays where its document can’t be shown', async () => {
    vi.doMock('@coverdesk/design-system/pdf', () => {
      throw new Error('This browser lacks what the viewer needs.')
    })
    await open('/k1', { Certificate: { certificate: overriddenCertificate } })
    await says('The document can’t be shown here')
    await says('GL-1042')
    expect(link('Download')).toBeDefined()
    vi.doUnmock('@coverdesk/design-system/pdf')
  })

  it('of another account is not shown as this one’s', async () => {
    await open('/k1', { Certificate: { certificate: { ...oaklandCertificate, accountId: '3' } } })
    await says('Certificate not found')
  })

  it('that is not there is said', async () => {
    const missing = failing({ code: 'NOT_FOUND', message: 'Certificate not found.' }, { certificate: null })
    await open('/k9', { Certificate: missing })
    await says('Certificate not found')
  })
})

const field = (label: string) => {
  const found = all<HTMLLabelElement>('label').find(({ textContent }) => textContent?.startsWith(label))
  const input = document.getElementById(found?.htmlFor ?? '')
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) throw new Error(`No ${label}.`)
  return input
}
function type(label: string, words: string) {
  const input = field(label)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, words)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
const creations = () =>
  rendered.sent.filter(({ name }) => name === 'CreateCertificate').map(({ variables }) => variables) as unknown as [
    CreateCertificateMutationVariables,
    ...CreateCertificateMutationVariables[],
  ]
/** Of the policies that can be certified. */
const checkboxes = () => all<HTMLInputElement>('[data-field=policyIds] input[type=checkbox]')

describe('a new certificate', () => {
  beforeAll(() => import('./CreateCertificateDialog'))
  afterEach(() => rendered.unmount())
  const openForm = async (answers: Answers = {}) => {
    await open('/new', answers)
    await eventually(() => expect(checkboxes().map(({ checked }) => checked)).toEqual([true, false]))
  }

  it('begins with the policies in force, and offers those that are bound', async () => {
    await openForm()
    await says('Tideline Mutual · Mar 1, 2026 to Mar 1, 2027')
    await says('Binding, not in force yet')
    expect(text()).not.toContain('CY-9')
  })

  it('proposes the terms that policies have, and sends what someone changes', async () => {
    await open('/new', { CertifiablePolicies: policiesOf(policyWithTerms) })
    const term = (label: string) => {
      const found = all<HTMLLabelElement>('label').filter(({ textContent }) => textContent === label)
      return found.find(one => one.querySelector('input'))?.querySelector('input') as HTMLInputElement
    }
    await eventually(() => expect(term('Waiver of subrogation').checked).toBe(true))
    expect(term('Primary and noncontributory').checked).toBe(false)
    expect(term('Additional insured')).toBeUndefined()
    term('Yes').click()
    await eventually(() => expect(term('Additional insured').checked).toBe(true))
    term('Waiver of subrogation').click()
    term('Primary and noncontributory').click()
    await eventually(() => expect(term('Primary and noncontributory').checked).toBe(true))
    term('Primary and noncontributory').click()
    await eventually(() => expect(term('Primary and noncontributory').checked).toBe(false))
    press('Create certificate')
    await eventually(() => expect(creations()).toHaveLength(1))
    expect(creations()[0].input.lineTerms).toEqual([{ policyId: 'p1', waiverOfSubrogation: false }])
  })

  it('is issued at once where there are no issues with it', async () => {
    await openForm({ CreateCertificate: { createCertificate: oaklandCertificate } })
    type('Certificate holder', 'City of Oakland')
    press('Create certificate')
    await eventually(() => expect(rendered.path()).toBe('/app/accounts/2/certificates'))
    expect(creations()).toHaveLength(1)
    expect(creations()[0].input).toMatchObject({
      accountId: '2',
      holder: { name: 'City of Oakland' },
      additionalInsured: false,
      policyIds: ['p1'],
    })
    expect(creations()[0].input).not.toHaveProperty('overrideReason')
  })

  it('says issues with it, and asks for the reason', async () => {
    await openForm({
      CreateCertificate: refusedForFindings,
      CertificateFindings: { certificateFindings: someFindings },
    })
    press('Create certificate')
    for (const { message, source } of someFindings) {
      await says(message)
      await says(source)
    }
    expect(link('Open policy')?.getAttribute('href')).toBe('/app/policies/p1/overview')
    await eventually(() => expect(document.activeElement).toBe(field('Reason for override')))

    type('Reason for override', 'The renewal is bound.')
    press('Issue anyway')
    await eventually(() => expect(creations()).toHaveLength(2))
    const [first, second] = creations()
    expect(second?.input.overrideReason).toBe('The renewal is bound.')
    expect(second?.idempotencyKey).toBe(first.idempotencyKey)
  })

  it('is checked again when it is changed: a reason only counts for what was seen', async () => {
    await openForm({
      CreateCertificate: refusedForFindings,
      CertificateFindings: { certificateFindings: someFindings },
    })
    press('Create certificate')
    await says(someFindings[0]?.message ?? '')
    type('Reason for override', 'The renewal is bound.')
    type('Description of operations', 'An umbrella of $5M, too.')
    press('Issue anyway')
    await eventually(() => expect(creations()).toHaveLength(2))
    expect(creations()[1]?.input).not.toHaveProperty('overrideReason')
  })

  it('shows the server’s messages at their fields', async () => {
    const validationErrors = [
      { path: 'holder.name', message: 'Enter the name of the holder.' },
      { path: 'holder.address.line1', message: 'Enter the street.' },
    ]
    await openForm({
      CreateCertificate: failing({ code: 'VALIDATION_FAILED', validationErrors }, { createCertificate: null }),
    })
    press('Create certificate')
    for (const { message } of validationErrors) await says(message)
    expect(text()).not.toContain('Issues to resolve')
  })

  it('says that the policies could not be read, and asks again', async () => {
    let away = true
    const answer = () => (away ? policiesAway : certificateAnswers.CertifiablePolicies)
    await open('/new', { CertifiablePolicies: answer })
    await says('The account’s policies couldn’t be loaded.')
    away = false
    press('Retry')
    await says('Tideline Mutual')
  })

  it('needs a policy, which is to be logged first', async () => {
    await open('/new', { CertifiablePolicies: policiesOf() })
    await says('A certificate shows the policies of its account, and this one has none.')
    expect(all('input')).toEqual([])
  })
})
