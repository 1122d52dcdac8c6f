import { type Answers, failing, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import accounts from '../plugin'
import { answerAccounts } from '../testing/accounts.fixtures'

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

let rendered: RenderedPlugin

const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 20_000 })

const refusal = (path: string, message: string) =>
  failing({ code: 'VALIDATION_FAILED', validationErrors: [{ path, message }] }, { createAccount: null })

async function open(answers: Answers = {}) {
  rendered = await renderPlugin(accounts, {
    path: '/app/accounts/new',
    answers: { Accounts: answerAccounts([]), ContactChoices: { contacts: null }, ...answers },
  })
  // The dialog's code is fetched when it opens.
  await vi.waitFor(() => field('Business name'), 10_000)
}

const all = <Kind extends Element>(selector: string) => [...document.body.querySelectorAll<Kind>(selector)]

function field(label: string): HTMLInputElement {
  const found = all<HTMLLabelElement>('label').find(({ textContent }) => textContent === label)
  const input = document.getElementById(found?.htmlFor ?? '')
  if (!(input instanceof HTMLInputElement)) throw new Error(`No input is labeled "${label}".`)
  return input
}
const isAsked = (label: string) => all<HTMLLabelElement>('label').some(({ textContent }) => textContent === label)

function type(label: string, text: string) {
  const input = field(label)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const choose = (label: string) =>
  all<HTMLLabelElement>('label')
    .find(({ textContent }) => textContent?.startsWith(label))
    ?.click()
const create = () =>
  all<HTMLButtonElement>('button')
    .find(({ textContent }) => textContent === 'Create account')
    ?.click()
const sentInput = () =>
  rendered.sent.findLast(({ name }) => name === 'CreateAccount')?.variables['input'] as Record<string, unknown>

/** What is under a field, as screen readers get it. */
const under = (label: string) => {
  const input = field(label)
  const ids = `${input.getAttribute('aria-describedby')} ${input.getAttribute('aria-errormessage')}`.split(' ')
  return ids.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
}

describe('the contact of a new business', () => {
  // Its first load takes seconds on a busy machine.
  beforeAll(() => import('./CreateAccountDialog'))
  afterEach(() => rendered.unmount())

  it('will be able to log into the client application, and receives notifications', async () => {
    await open()
    expect(under('Contact email')).toContain('will be able to log into the client application')
    expect(under('Contact email')).toContain('receives notifications')
  })

  it('is new or an existing one: choosing one clears the other', async () => {
    await open({ CreateAccount: refusal('contact', 'Add a contact, or choose an existing one.') })
    type('Contact name', 'Ada Quill')
    choose('Existing contact')
    await eventually(() => expect(isAsked('Contact name')).toBe(false))
    create()
    await eventually(() => expect(sentInput()).toMatchObject({ associateContactId: '' }))
    expect(sentInput()).not.toHaveProperty('contact')

    choose('New contact')
    await eventually(() => expect(field('Contact name').value).toBe(''))
    create()
    await eventually(() => expect(sentInput()).toMatchObject({ contact: { name: '', email: '', phone: '' } }))
    expect(sentInput()).not.toHaveProperty('associateContactId')
  })

  it('that is missing is said under the field, whichever of the two was chosen', async () => {
    const missing = 'Add a contact, or choose an existing one.'
    await open({ CreateAccount: refusal('contact', missing) })
    create()
    await eventually(() => expect(under('Contact name')).toContain(missing))
    choose('Existing contact')
    await eventually(() => expect(isAsked('Contact name')).toBe(false))
    create()
    await eventually(() => expect(under('Existing contact')).toContain(missing))
  })

  it('can’t be chosen when the contacts could not be loaded, which is said under the field', async () => {
    await open({ ContactChoices: failing({ message: 'Contacts are out of order.' }, { contacts: null }) })
    choose('Existing contact')
    await eventually(() => expect(isAsked('Contact name')).toBe(false))
    field('Existing contact').click()
    await eventually(() => expect(under('Existing contact')).toContain('Contacts are out of order.'))
  })

  it('is not asked for when the account is an individual', async () => {
    await open()
    choose('Individual')
    await eventually(() => expect(isAsked('Business name')).toBe(false))
    expect(isAsked('Contact name')).toBe(false)
    choose('Business')
    await eventually(() => expect(isAsked('Contact name')).toBe(true))
  })
})
