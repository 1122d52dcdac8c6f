import { type Answers, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import accounts from '../plugin'
import { certificateAnswers, oaklandCertificate } from '../testing/certificates.fixtures'

vi.mock('@coverdesk/design-system/pdf', () => ({ default: () => <p>The document</p> }))

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

const form = (isInUse: boolean) => ({
  certificateForm: { __typename: 'CertificateForm', id: 'f1', version: 1, fileName: 'Form.pdf', isInUse },
})

let rendered: RenderedPlugin
const open = async (path: string, answers: Answers) => {
  rendered = await renderPlugin(accounts, {
    path: `/app/accounts/2/certificates/${path}`,
    answers: {
      AccountDuplicates: { accountDuplicates: [] },
      ...certificateAnswers,
      CreateCertificate: { createCertificate: oaklandCertificate },
      ...answers,
    },
  })
}
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
const all = <Kind extends HTMLElement>(selector: string) => [...document.body.querySelectorAll<Kind>(selector)]
const says = (words: string) => eventually(() => expect(document.body.textContent).toContain(words))
const radio = (words: string) =>
  all<HTMLLabelElement>('label')
    .find(({ textContent }) => textContent?.startsWith(words))
    ?.querySelector('input')
const create = () =>
  all('button')
    .find(({ textContent }) => textContent === 'Create certificate')
    ?.click()
const sentRendering = () => {
  const sent = rendered.sent.find(({ name }) => name === 'CreateCertificate')
  return sent && ((sent.variables['input'] as Record<string, unknown>)['rendering'] ?? 'not sent')
}

describe('what a certificate is issued on', () => {
  beforeAll(async () => {
    await Promise.all([import('./CreateCertificateDialog'), import('./ViewCertificateDialog')])
  })
  afterEach(() => rendered.unmount())

  it('is no question without a form, nor with one that is not in use', async () => {
    await open('new', { AgencyFormInUse: form(false) })
    await says('General Liability GL-1042')
    expect(radio('Agency’s form')).toBeUndefined()
    create()
    await eventually(() => expect(sentRendering()).toBe('not sent'))
  })

  it('is the form in use, unless one says otherwise', async () => {
    await open('new', { AgencyFormInUse: form(true) })
    await eventually(() => expect(radio('Agency’s form')?.checked).toBe(true))
    create()
    await eventually(() => expect(sentRendering()).toBe('AGENCY_FORM'))
  })

  it('can be the layout anyway', async () => {
    await open('new', { AgencyFormInUse: form(true) })
    await eventually(() => expect(radio('Coverdesk layout')).toBeDefined())
    radio('Coverdesk layout')?.click()
    create()
    await eventually(() => expect(sentRendering()).toBe('LAYOUT'))
  })

  it('is said of one on the agency’s form', async () => {
    await open('k1', { Certificate: { certificate: { ...oaklandCertificate, rendering: 'AGENCY_FORM' } } })
    await says('On the agency’s form')
  })
})
