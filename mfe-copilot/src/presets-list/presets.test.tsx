import { failing, type RenderedPlugin, renderPlugin, type StageOptions } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import plugin from '../plugin'
import { answerPresets, customPreset, customPresets } from '../testing/presets.fixtures'
import { presetList } from './preset-list'

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

let rendered: RenderedPlugin
const open = async (path: string, answers: StageOptions['answers'] = {}) => {
  rendered = await renderPlugin(plugin, {
    path,
    answers: {
      SavedViews: { savedViews: [] },
      CustomPresets: answerPresets(customPresets(3)),
      CustomPreset: { customPreset: customPreset(0) },
      CaraWorkspace: { caraWorkspace: null },
      ...answers,
    },
  })
}
const eventually = (holds: () => void) => vi.waitFor(holds, 10_000)
const says = (text: string) => eventually(() => expect(document.body.textContent).toContain(text))
const dialog = () => document.querySelector('[role=dialog]')
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
const sentAs = (name: string) => rendered.sent.filter(sent => sent.name === name).map(({ variables }) => variables)

async function click(label: string) {
  await eventually(() => expect(button(label)).toBeDefined())
  button(label)?.click()
}

async function type(name: string, text: string) {
  const box = await vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
    if (!found) throw new Error(`There is no field ${name}.`)
    return found
  }, 10_000)
  const owner = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(box, text)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

afterEach(() => rendered.unmount())

describe('the list of presets', () => {
  it('has its title and description, and the columns of the specification', async () => {
    await open('/app/presets')
    await says('3 presets')
    await says('Create your own templates for Copilot workspaces')
    expect(presetList.columns.map(({ header }) => header)).toEqual(['Title', 'Created By', 'Last Updated', 'Actions'])
  })

  it('says that there are none', async () => {
    await open('/app/presets', { CustomPresets: answerPresets([]) })
    await says('No presets found')
  })

  it('deletes the chosen presets with their versions, and brings them back by Undo', async () => {
    await open('/app/presets#selected=p1,p2', {
      DeleteCustomPreset: { deleteCustomPreset: true },
      RestoreCustomPreset: { restoreCustomPreset: customPreset(0) },
    })
    await click('Delete')
    await eventually(() => expect(rendered.toasts().map(({ text }) => text)).toEqual(['2 presets deleted']))
    expect(sentAs('DeleteCustomPreset')).toEqual([
      { id: 'p1', version: 1 },
      { id: 'p2', version: 1 },
    ])
    rendered.toasts()[0]?.action?.run()
    await eventually(() => expect(rendered.toasts().at(-1)?.text).toBe('2 presets restored'))
    expect(sentAs('RestoreCustomPreset')).toEqual([{ id: 'p1' }, { id: 'p2' }])
  })

  it('brings back only what was deleted', async () => {
    let asked = 0
    const answerDeletion = () => {
      asked += 1
      if (asked > 1) return { deleteCustomPreset: true }
      return failing({ code: 'CONFLICT', message: 'Someone else saved first.' })
    }
    await open('/app/presets#selected=p1,p2', {
      DeleteCustomPreset: answerDeletion,
      RestoreCustomPreset: { restoreCustomPreset: customPreset(1) },
    })
    await click('Delete')
    await eventually(() => expect(rendered.toasts().at(-1)?.text).toBe('1 preset deleted'))
    rendered.toasts().at(-1)?.action?.run()
    await eventually(() => expect(sentAs('RestoreCustomPreset')).toEqual([{ id: 'p2' }]))
  })
})

describe('the dialog of a preset', () => {
  it('creates a preset that takes files, unless someone says otherwise', async () => {
    await open('/app/presets/new', { CreateCustomPreset: { createCustomPreset: customPreset(3) } })
    await type('title', 'Loss Summary')
    await type('description', 'Sums up a loss run.')
    await type('basePrompt', 'List every claim.')
    await click('Create Preset')
    await eventually(() => expect(rendered.toasts()).toMatchObject([{ text: 'Preset created' }]))
    expect(sentAs('CreateCustomPreset')).toMatchObject([
      {
        input: {
          title: 'Loss Summary',
          description: 'Sums up a loss run.',
          basePrompt: 'List every claim.',
          allowFileUpload: true,
        },
      },
    ])
    await eventually(() => expect(rendered.path()).toBe('/app/presets'))
  })

  it('shows what the server refuses at its field', async () => {
    await open('/app/presets/new', {
      CreateCustomPreset: failing(
        {
          code: 'VALIDATION_FAILED',
          validationErrors: [{ path: 'basePrompt', message: 'Enter what Cara should do.' }],
        },
        { createCustomPreset: null },
      ),
    })
    await click('Create Preset')
    await says('Enter what Cara should do.')
    await eventually(() =>
      expect(document.querySelector('[name=basePrompt]')?.getAttribute('aria-invalid')).toBe('true'),
    )
  })

  it('shows help and hides it again', async () => {
    await open('/app/presets/new')
    await click('Show help')
    await says('How to write a preset')
    for (const tool of ['web_research', 'draft_email', 'search_file', 'generate_document']) await says(tool)
    await click('Hide help')
    await eventually(() => expect(dialog()?.textContent).not.toContain('How to write a preset'))
  })

  it('saves changes on top of the version that was opened', async () => {
    await open('/app/presets/p1/edit', {
      UpdateCustomPreset: { updateCustomPreset: customPreset(0, { version: 2, title: 'Renewal Check' }) },
    })
    await type('title', 'Renewal Check')
    await click('Save Changes')
    await eventually(() => expect(rendered.toasts()).toMatchObject([{ text: 'Changes saved' }]))
    expect(sentAs('UpdateCustomPreset')).toMatchObject([{ id: 'p1', version: 1, input: { title: 'Renewal Check' } }])
  })

  it('is left when there is no such preset', async () => {
    await open('/app/presets/p9/edit', { CustomPreset: { customPreset: null } })
    await eventually(() => expect(rendered.toasts()).toMatchObject([{ text: 'This preset could not be opened.' }]))
    await eventually(() => expect(rendered.path()).toBe('/app/presets'))
  })
})

describe('the dialog that runs a preset', () => {
  const created = {
    createCaraWorkspace: {
      __typename: 'CaraWorkspace',
      id: 'w9',
      version: 1,
      title: 'Renewal Review 1',
      state: 'WORKING',
    },
  }

  it('has its title and description, and opens the workspace that it creates', async () => {
    await open('/app/presets/p1/run', { CreateCaraWorkspace: created })
    await says('Compares the renewal with the expiring policy and lists what changed.')
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Renewal Review 1')
    await says('Input Files')
    await type('message', '  For Bayview.  ')
    await click('Create Workspace')
    await eventually(() => expect(rendered.path()).toBe('/app/workspaces/w9'))
    expect(sentAs('CreateCaraWorkspace')).toMatchObject([
      { input: { customPresetId: 'p1', message: 'For Bayview.', files: [] }, idempotencyKey: expect.any(String) },
    ])
  })

  it('takes no files where the preset takes none', async () => {
    await open('/app/presets/p1/run', { CustomPreset: { customPreset: customPreset(0, { allowFileUpload: false }) } })
    await says('Message')
    expect(dialog()?.textContent).not.toContain('Input Files')
  })

  it('says that no workspace was created', async () => {
    await open('/app/presets/p1/run', { CreateCaraWorkspace: { createCaraWorkspace: null } })
    await click('Create Workspace')
    await says('Failed to create workspace')
    expect(dialog()).not.toBeNull()
  })
})
