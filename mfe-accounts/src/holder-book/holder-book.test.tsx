import { type Answers, failing, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import accounts from '../plugin'
import { answerHolders, holderAnswers, holderRows, oakland } from '../testing/holders.fixtures'

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

let rendered: RenderedPlugin
async function open(path = '', answers: Answers = {}) {
  rendered = await renderPlugin(accounts, {
    path: `/app/accounts/holders${path}`,
    answers: { Holders: answerHolders(holderRows(12)), ...holderAnswers, ...answers },
  })
}
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
const text = () => document.body.textContent ?? ''
const says = (words: string) => eventually(() => expect(text()).toContain(words))
const all = <Kind extends HTMLElement>(selector: string) => [...document.body.querySelectorAll<Kind>(selector)]
const link = (words: string) => all<HTMLAnchorElement>('a').find(({ textContent }) => textContent === words)
const press = (words: string) =>
  all('button')
    .find(({ textContent }) => textContent === words)
    ?.click()
function type(label: string, words: string) {
  const found = all<HTMLLabelElement>('label').find(({ textContent }) => textContent === label)
  const input = document.getElementById(found?.htmlFor ?? '')
  if (!(input instanceof HTMLInputElement)) throw new Error(`No ${label}.`)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
const changes = () => rendered.sent.filter(({ name }) => name === 'UpdateCertificateHolder')

describe('the holder book', () => {
  beforeAll(() => import('./HolderList'))
  beforeAll(() => import('./HolderDetail'))
  beforeAll(() => import('./EditHolderDialog'))
  afterEach(() => rendered.unmount())

  it('is a page of its own, not an account of that name', async () => {
    await open()
    await says('12 holders')
    expect(rendered.sent.map(({ name }) => name)).not.toContain('Account')
  })

  it('asks for what its address names', async () => {
    await open('?filter=oak')
    await eventually(() =>
      expect(rendered.sent).toContainEqual(
        expect.objectContaining({ name: 'Holders', variables: expect.objectContaining({ search: 'oak' }) }),
      ),
    )
  })

  it('shows a holder with the certificates of all accounts', async () => {
    await open('/h1')
    await says('1 Frank H. Ogawa Plaza\n3rd floor\nOakland, CA 94612')
    await says('Bayview Marine Services LLC')
    expect(all('[aria-label="View COI-000123"]')[0]?.getAttribute('href')).toBe('/app/accounts/2/certificates/k123')
    await says('Replaced by COI-000123')
    await says('Deleted account')
    expect(all('[aria-label="View COI-000012"]')).toEqual([])
    expect(all('[aria-label="Download COI-000012"]')).toHaveLength(1)
  })

  it('saves name and address, and closes', async () => {
    const renamed = { ...oakland, version: 2, name: 'City of Oakland, Public Works' }
    await open('/h1/edit', { UpdateCertificateHolder: { updateCertificateHolder: renamed } })
    await says('Edit certificate holder')
    type('Name', renamed.name)
    press('Save Changes')
    await eventually(() => expect(rendered.path()).toBe('/app/accounts/holders/h1'))
    await says(renamed.name)
    expect(changes()[0]?.variables).toEqual({
      id: 'h1',
      version: 1,
      input: {
        name: renamed.name,
        address: {
          line1: '1 Frank H. Ogawa Plaza',
          line2: '3rd floor',
          city: 'Oakland',
          zone: 'CA',
          postalCode: '94612',
        },
      },
    })
  })

  it('keeps what was typed when someone else was faster, and saves from their version', async () => {
    const moved = { ...oakland, version: 4, address: { ...oakland.address, postalCode: '94607' } }
    const conflict = failing(
      { code: 'CONFLICT', message: 'Someone else.', current: moved },
      { updateCertificateHolder: null },
    )
    await open('/h1/edit', { UpdateCertificateHolder: conflict })
    await says('Edit certificate holder')
    type('Name', 'Oakland Works')
    press('Save Changes')
    await says('ZIP code')
    await eventually(() => expect(changes()).toHaveLength(1))
    await eventually(() => expect(all<HTMLInputElement>('input').map(({ value }) => value)).toContain('94607'))
    press('Save Changes')
    await eventually(() => expect(changes()).toHaveLength(2))
    expect(changes()[1]?.variables).toMatchObject({
      version: 4,
      input: { name: 'Oakland Works', address: { postalCode: '94607' } },
    })
  })

  it('says that there is no such holder', async () => {
    const missing = failing({ code: 'NOT_FOUND', message: 'There is no such holder.' }, { certificateHolder: null })
    await open('/h9', { Holder: missing, HolderCertificates: missing })
    await says('There is no such certificate holder')
    expect(link('Back to certificate holders')?.getAttribute('href')).toBe('/app/accounts/holders')
  })
})
