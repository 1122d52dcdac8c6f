import { failing, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { caraSettings } from '../testing/CaraSettingsStage'
import { limitOf, noUsage, operatorModel, ownModel, someSettings, someUsage } from '../testing/cara-settings.fixtures'
import { caraSettingsPath, editLimitPath, editModelPath, removeModelPath } from './paths'

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

let page: RenderedPlugin
const open = async (path: string, settings = someSettings({ model: ownModel }), answers: object = {}) => {
  page = await renderPlugin(caraSettings, {
    path,
    answers: { CaraSettings: { caraSettings: settings }, CaraUsage: { caraUsage: someUsage() }, ...answers },
  })
}
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
const shows = (text: string) => eventually(() => expect(document.body.textContent).toContain(text))
const field = <Element extends HTMLElement = HTMLInputElement>(name: string) =>
  document.body.querySelector<Element>(`[name="${name}"]`)
const sentWith = (name: string) => page.sent.filter(sent => sent.name === name).map(({ variables }) => variables)

/** Answers with each of them in turn. */
const oneByOne = (answers: unknown[]) => () => answers.shift()

async function click(label: string) {
  const found = () => [...document.body.querySelectorAll('button')].find(({ textContent }) => textContent === label)
  await eventually(() => expect(found()?.disabled).toBe(false))
  found()?.click()
}

async function choose(name: string, text: string) {
  await eventually(() => expect(field(name)).not.toBeNull())
  const box = field<HTMLInputElement | HTMLSelectElement>(name)
  if (!box) return
  const owner = box instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(box, text)
  box.dispatchEvent(new Event(box instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

afterEach(() => page.unmount())

describe('the settings of Cara', () => {
  it('say what works, what leaves, and who agreed to it', async () => {
    await open(caraSettingsPath)
    await shows('Cara works with your agency’s own language model.')
    await shows('Cara sends Anthropic the text of the documents, messages and records')
    await shows('Nora Quill agreed to this for your agency on')
    await shows('Sam Okafor15 runs978,300 tokens$12.50 and more')
  })

  it('say that nothing leaves where rules work and the web isn’t searched', async () => {
    await open(caraSettingsPath, someSettings({ isWebSearchAllowed: false }), { CaraUsage: { caraUsage: noUsage } })
    await shows('Nothing. Cara works within Coverdesk.')
    await shows('No language model was used in the last 12 months.')
  })

  it('warn that a limit in dollars doesn’t stop a model without a price', async () => {
    const usage = someUsage()
    const [month] = usage.months
    const unpriced = month && { ...month, usage: { ...month.usage, cost: 0, unpricedCalls: 9 } }
    const caraUsage = { ...usage, months: unpriced ? [unpriced] : [] }
    await open(caraSettingsPath, someSettings({ model: ownModel, monthlyLimit: limitOf(4_000) }), {
      CaraUsage: { caraUsage },
    })
    await shows('The price of your model isn’t known here')
    await shows('November 202646 runs3,182,400 tokensNot known')
  })

  it('save a choice about the web on top of what someone else has just saved', async () => {
    const answers = [
      failing(
        { code: 'CONFLICT', message: 'Someone else changed this.', current: someSettings({ version: 4 }) },
        { updateCaraSettings: null },
      ),
      { updateCaraSettings: someSettings({ version: 5, isWebSearchAllowed: false }) },
    ]
    await open(caraSettingsPath, someSettings(), { UpdateCaraSettings: oneByOne(answers) })
    await eventually(() => expect(document.querySelector('[role=switch]')).not.toBeNull())
    document.querySelector<HTMLInputElement>('[role=switch]')?.click()
    await eventually(() => expect(page.toasts()).toMatchObject([{ text: 'Web search is off' }]))
    expect(sentWith('UpdateCaraSettings')).toEqual(
      [1, 4].map(version => ({ version, input: { isWebSearchAllowed: false } })),
    )
  })
})

describe('the dialog of the model', () => {
  it('never holds the stored key, and keeps it where none is entered', async () => {
    await open(editModelPath, someSettings({ model: ownModel, operatorModel }), {
      UpdateCaraSettings: { updateCaraSettings: someSettings({ version: 2, model: ownModel }) },
    })
    await shows('Leave it empty to keep it.')
    expect(field('model.key')?.value).toBe('')
    await choose('model.name', 'claude-opus-5')
    await click('Save Changes')
    await eventually(() => expect(page.path()).toBe(caraSettingsPath))
    const model = { provider: 'ANTHROPIC', name: 'claude-opus-5', key: '', url: null, isConfirmed: false }
    expect(sentWith('UpdateCaraSettings')).toEqual([{ version: 1, input: { model } }])
  })

  it('asks for consent for another server, and shows what the server says at the fields', async () => {
    const validationErrors = [
      { path: 'model.isConfirmed', message: 'Confirm what leaves your agency before you save.' },
    ]
    await open(editModelPath, someSettings({ model: ownModel }), {
      UpdateCaraSettings: failing({ code: 'VALIDATION_FAILED', validationErrors }, { updateCaraSettings: null }),
    })
    await choose('model.provider', 'AZURE')
    await choose('model.url', 'https://ours.openai.azure.com/openai')
    await shows('Cara sends Azure OpenAI the text')
    await click('Save Changes')
    await shows('Confirm what leaves your agency before you save.')
  })

  it('shows what is wrong with an address that is tested at its field', async () => {
    const validationErrors = [{ path: 'url', message: '10.0.0.1 is in a private network.' }]
    await open(editModelPath, someSettings(), {
      TestCaraModel: failing({ code: 'VALIDATION_FAILED', validationErrors }, { testCaraModel: null }),
    })
    await choose('model.provider', 'OPENAI_COMPATIBLE')
    await choose('model.url', 'https://10.0.0.1/v1')
    await click('Test')
    await eventually(() =>
      expect(document.querySelector('[data-field="model.url"]')?.textContent).toContain('is in a private network'),
    )
    expect(sentWith('TestCaraModel')).toEqual([
      { input: { provider: 'OPENAI_COMPATIBLE', name: '', key: '', url: 'https://10.0.0.1/v1' } },
    ])
  })

  it('says why a test is refused as a whole', async () => {
    const message = 'Your agency tested models 10 times within 10 minutes. Try again in 4 minutes.'
    await open(editModelPath, undefined, {
      TestCaraModel: failing({ code: 'RATE_LIMITED', message }, { testCaraModel: null }),
    })
    await click('Test')
    await shows(message)
  })
})

describe('the dialog of the limit', () => {
  it.each([
    ['2,500,000', 2_500_000],
    ['', null],
    ['a lot', 0],
    ['99999999999', 2_000_000_001],
  ])('sends the tokens %j as %j, so that the server can say what is wrong', async (typed, tokens) => {
    await open(editLimitPath, someSettings({ monthlyLimit: limitOf(4_000, 1_000) }), {
      UpdateCaraSettings: { updateCaraSettings: someSettings({ version: 2 }) },
    })
    await choose('monthlyLimit.tokens', typed)
    await click('Save Changes')
    await eventually(() =>
      expect(sentWith('UpdateCaraSettings')).toEqual([
        { version: 1, input: { monthlyLimit: { cost: 4_000, tokens } } },
      ]),
    )
  })
})

it('the question before a model is removed leaves when there is none', async () => {
  await open(removeModelPath, someSettings())
  await eventually(() => expect(page.path()).toBe(caraSettingsPath))
  expect(page.toasts()).toMatchObject([{ text: 'Your agency has no language model of its own.' }])
})
