import { failing, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, expect, it, vi } from 'vitest'
import plugin from '../plugin'
import { builtInPresets } from '../presets/built-in-presets'
import { copilotAtHome } from '../testing/HomeStage'
import { homePresets } from '../testing/home.fixtures'
import { customPreset } from '../testing/presets.fixtures'
import { presetOfPath } from './preset-of-path'

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

let rendered: RenderedPlugin

const slow = { timeout: 10_000 }
const created = {
  createCaraWorkspace: { __typename: 'CaraWorkspace', id: '42', version: 1, title: 'Due', state: 'WORKING' },
}

async function open(path: string, answers: object = {}) {
  rendered = await renderPlugin(copilotAtHome, {
    path,
    answers: {
      HomePresets: homePresets({ chosenAt: null }),
      HomeCustomPresets: { customPresets: { __typename: 'CustomPresetPage', items: [customPreset(0)] } },
      CustomPreset: { customPreset: customPreset(0) },
      ...answers,
    },
  })
}

function find<Found extends Element>(selector: string, text = ''): Promise<Found> {
  return vi.waitFor(() => {
    const all = [...document.querySelectorAll<Found>(selector)]
    const found = all.find(({ textContent }) => textContent?.startsWith(text))
    if (!found) throw new Error(`There is no ${selector} ${text}.`)
    return found
  }, slow)
}

async function write(text: string, selector = 'textarea') {
  const field = await find<HTMLTextAreaElement>(selector)
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field
}

const enter = (field: Element, more: object = {}) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more }))

const sentTo = (operation: string) => rendered.sent.filter(({ name }) => name === operation)

afterEach(() => {
  rendered.unmount()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

it('a question starts a workspace, and the person goes there', async () => {
  await open('/app/home', { CreateCaraWorkspace: created })
  const field = await write('  What is due this week?  ')
  enter(field, { shiftKey: true })
  enter(field)
  await vi.waitFor(() => expect(location.pathname).toBe('/app/workspaces/42'), slow)
  expect(history.state).toMatchObject({ idx: 1 })
  expect(sentTo('CreateCaraWorkspace').map(({ variables }) => variables)).toMatchObject([
    { input: { message: 'What is due this week?', files: [], documentIds: [] } },
  ])
})

it('a text of blanks is not sent, and one that was refused stays, also when the page is left', async () => {
  await open('/app/home', {
    CreateCaraWorkspace: failing(
      { code: 'INTERNAL', message: 'Cara is not available.' },
      { createCaraWorkspace: null },
    ),
  })
  enter(await write('   '))
  expect(sentTo('CreateCaraWorkspace')).toEqual([])
  enter(await write('What is due?'))
  await vi.waitFor(() => expect(document.body.textContent).toContain('Cara is not available.'), slow)
  expect((await find<HTMLTextAreaElement>('textarea')).value).toBe('What is due?')
  rendered.unmount()
  await open('/app/home')
  expect((await find<HTMLTextAreaElement>('textarea')).value).toBe('What is due?')
})

/** A second change is refused. */
function saveFirst({ input }: { input: { presets: string[] } }) {
  if (input.presets.length === 6) return { updateAgencyUserPreferences: homePresets(input).agencyUser }
  return failing({ code: 'INTERNAL', message: 'Try again.' }, { updateAgencyUserPreferences: null })
}

it('each change of the favorites is sent at once with all of them, and one that can’t be saved is undone', async () => {
  await open('/app/home/preferences', {
    ChooseHomePresets: saveFirst,
  })
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=checkbox]')]
  await vi.waitFor(() => expect(boxes()).toHaveLength(7), slow)
  boxes()[0]?.click()
  await vi.waitFor(() => expect(sentTo('ChooseHomePresets')).toHaveLength(1), slow)
  expect(sentTo('ChooseHomePresets')[0]?.variables).toMatchObject({
    input: {
      presets: builtInPresets
        .filter(({ hasCard }) => hasCard)
        .flatMap(({ id }) => (id === 'CERTIFICATE_REVIEW' ? [] : [id])),
      customPresetIds: [],
    },
  })
  boxes()[1]?.click()
  await vi.waitFor(() => expect(rendered.toasts()).toMatchObject([{ text: 'Try again.' }]), slow)
  await vi.waitFor(
    () =>
      expect(
        boxes()
          .map(({ checked }) => checked)
          .slice(0, 3),
      ).toEqual([false, true, true]),
    slow,
  )
})

it('the form of a preset sends what was chosen, in words', async () => {
  await open('/app/home/start/generate-template', { CreateCaraWorkspace: created })
  const choice = await find<HTMLSelectElement>('[role=dialog] select')
  choice.value = 'ACORD 25'
  choice.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(document.querySelector('textarea[name=party]')).not.toBeNull(), slow)
  ;(await find<HTMLButtonElement>('button', 'Create Workspace')).click()
  await vi.waitFor(() => expect(location.pathname).toBe('/app/workspaces/42'), slow)
  // Back leads home, not to the form.
  expect(history.state).toMatchObject({ idx: 0 })
  expect(sentTo('CreateCaraWorkspace')[0]?.variables).toMatchObject({
    input: {
      preset: 'GENERATE_TEMPLATE',
      message: "Form: ACORD 25\n\nCertificate Holder: Use the named insured's information as the certificate holder.",
    },
  })
})

it('a custom preset runs from home', async () => {
  await open('/app/home/presets/p1', { CreateCaraWorkspace: created })
  await find('[role=dialog] h2', 'Renewal Review 1')
  ;(await find<HTMLButtonElement>('button', 'Create Workspace')).click()
  await vi.waitFor(() => expect(location.pathname).toBe('/app/workspaces/42'), slow)
  expect(history.state).toMatchObject({ idx: 0 })
  expect(sentTo('CreateCaraWorkspace')[0]?.variables).toMatchObject({ input: { customPresetId: 'p1' } })
})

it('an address under home that nothing has is not found', async () => {
  await open('/app/home/start/nothing')
  await vi.waitFor(() => expect(document.body.textContent).toContain('We couldn’t find that page'), slow)
})

it('the palette starts every built-in preset by its name', async () => {
  await open('/app/home')
  const starts = (plugin.commands ?? []).filter(({ id }) => id.startsWith('copilot.start-'))
  expect(starts.map(({ title, to }) => [presetOfPath(to ?? ''), title]).sort()).toEqual(
    builtInPresets.map(({ id, name }) => [id, `Ask Cara: ${name}`]).sort(),
  )
})
