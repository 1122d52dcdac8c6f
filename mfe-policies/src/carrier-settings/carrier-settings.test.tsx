import { type Answers, failing, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { carriersTab } from '../testing/CarriersTabStage'
import { carrierAnswers, mistypedCarrier, someCarrier, unusedBroker } from '../testing/carriers.fixtures'
import { carriersPath, editCarrierPath, mergeCarrierPath } from './paths'
import { removeCarrier } from './remove-carrier'

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

let rendered: RenderedPlugin
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
const says = (words: string) => eventually(() => expect(document.body.textContent).toContain(words))
const all = <Kind extends HTMLElement>(selector: string) => [...document.body.querySelectorAll<Kind>(selector)]
const press = async (words: string) => {
  const button = () => all('button').find(({ textContent }) => textContent === words)
  await eventually(() => expect(button()).toBeDefined())
  button()?.click()
}
const sentAs = (name: string) => rendered.sent.filter(sent => sent.name === name).map(({ variables }) => variables)
const open = async (path: string, answers: Answers = {}) => {
  rendered = await renderPlugin(carriersTab, { path, answers: { ...carrierAnswers, ...answers } })
}

describe('the carriers in the settings', () => {
  beforeAll(async () => {
    await Promise.all([import('./EditCarrierDialog'), import('./MergeCarrierDialog'), import('./AddCarrierDialog')])
  })
  afterEach(() => rendered.unmount())

  it('are listed with what they are and how many policies name them', async () => {
    await open(carriersPath)
    await says('Pacifc Mariner')
    const rows = all('tbody tr').map(row => [...row.children].slice(0, 4).map(({ textContent }) => textContent))
    expect(rows).toEqual([
      ['Alder Wholesale', 'Wholesale broker', '—', '0 policies'],
      ['Pacifc Mariner', 'Carrier', '(800) 555-0131', '1 policy'],
      ['Pacific Mariner', 'Carrier', '(800) 555-0131', '12 policies'],
      ['Tideline Mutual', 'Carrier, wholesale broker', '(800) 555-0131', '100+ policies'],
    ])
  })

  it('are renamed from the version that was opened', async () => {
    const updateInsuranceCarrier = { ...mistypedCarrier, version: 3 }
    await open(editCarrierPath('c2'), { UpdateInsuranceCarrier: { updateInsuranceCarrier } })
    await press('Save Changes')
    const input = { name: 'Pacifc Mariner', isCarrier: true, isBroker: false, claimsPhone: '+18005550131' }
    await eventually(() => expect(sentAs('UpdateInsuranceCarrier')).toEqual([{ id: 'c2', version: 2, input }]))
    await eventually(() => expect(rendered.path()).toBe(carriersPath))
  })

  it('are merged only once someone has chosen which one is kept', async () => {
    await open(mergeCarrierPath('c2'), { MergeInsuranceCarriers: { mergeInsuranceCarriers: someCarrier() } })
    await says('Pacifc Mariner will be removed, and its 1 policy will move to the company that you keep.')
    await press('Merge')
    await says('Choose the company to keep.')
    all('input[role=combobox]')[0]?.click()
    const option = () => all('[role=option]').find(({ textContent }) => textContent === 'Pacific Mariner')
    await eventually(() => expect(option()).toBeDefined())
    option()?.click()
    await eventually(() =>
      expect(document.querySelector<HTMLInputElement>('input[role=combobox]')?.value).toBe('Pacific Mariner'),
    )
    await press('Merge')
    const merge = { survivorId: 'c1', survivorVersion: 1, duplicateId: 'c2', duplicateVersion: 2 }
    await eventually(() => expect(sentAs('MergeInsuranceCarriers')).toEqual([merge]))
    await eventually(() => expect(rendered.path()).toBe(carriersPath))
  })

  it('say that one was removed meanwhile', async () => {
    const insuranceCarrier = failing({ code: 'NOT_FOUND', message: 'There is none.' }, { insuranceCarrier: null })
    await open(editCarrierPath('c9'), { Carrier: insuranceCarrier })
    await eventually(() => expect(rendered.path()).toBe(carriersPath))
  })

  it('are removed at once', async () => {
    await open(carriersPath, { DeleteInsuranceCarrier: { deleteInsuranceCarrier: true } })
    await says('Alder Wholesale')
    await removeCarrier(unusedBroker)
    expect(sentAs('DeleteInsuranceCarrier')).toEqual([{ id: 'c3', version: 1 }])
  })
})
