import { failing, type RenderedPlugin, renderPlugin, type StageOptions } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import plugin from '../plugin'
import { styleList } from './style-list'
import { answerStyles, documentStyle, documentStyles } from './testing/styles.fixtures'

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

let rendered: RenderedPlugin
const open = async (path: string, answers: StageOptions['answers'] = {}) => {
  rendered = await renderPlugin(plugin, {
    path,
    answers: {
      SavedViews: { savedViews: [] },
      HtmlDocumentTemplates: answerStyles(documentStyles(3)),
      HtmlDocumentTemplate: { htmlDocumentTemplate: documentStyle(0) },
      ...answers,
    },
  })
}
const eventually = (holds: () => void) => vi.waitFor(holds, 10_000)
const says = (text: string) => eventually(() => expect(document.body.textContent).toContain(text))
const frame = () => document.querySelector('iframe')
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(
    found => (found.getAttribute('aria-label') ?? found.textContent) === label,
  )
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

describe('the list of styles', () => {
  it('has the columns of the specification', async () => {
    await open('/app/styles')
    await says('3 styles')
    expect(styleList.columns.map(({ header }) => header)).toEqual(['Title', 'Created By', 'Last Updated', 'Edit'])
  })

  it('says that there are none', async () => {
    await open('/app/styles', { HtmlDocumentTemplates: answerStyles([]) })
    await says('No styles found')
  })

  it('deletes the chosen styles with their versions, and restores them by Undo', async () => {
    await open('/app/styles#selected=s1,s2', {
      DeleteHtmlDocumentTemplate: { deleteHtmlDocumentTemplate: true },
      RestoreHtmlDocumentTemplate: { restoreHtmlDocumentTemplate: documentStyle(0) },
    })
    await click('Delete')
    await eventually(() => expect(rendered.toasts().map(({ text }) => text)).toEqual(['2 styles deleted']))
    expect(sentAs('DeleteHtmlDocumentTemplate')).toEqual([
      { id: 's1', version: 1 },
      { id: 's2', version: 1 },
    ])
    rendered.toasts()[0]?.action?.run()
    await eventually(() => expect(rendered.toasts().at(-1)?.text).toBe('2 styles restored'))
    expect(sentAs('RestoreHtmlDocumentTemplate')).toEqual([{ id: 's1' }, { id: 's2' }])
  })
})

describe('a new style', () => {
  it('has no preview until it is saved, and then opens with it', async () => {
    const created = documentStyle(8, { baseStyleId: 'builtin:classic-professional', prefixFiles: [] })
    await open('/app/styles/new?sort=TITLE_ASC', {
      CreateHtmlDocumentTemplate: { createHtmlDocumentTemplate: created },
      HtmlDocumentTemplate: { htmlDocumentTemplate: created },
    })
    await says('Create a new style')
    await says('Save the style to see a preview.')
    await type('title', 'Client Letters 9')
    await type('description', 'For clients.')
    await click('Create Style')
    await eventually(() => expect(rendered.path()).toBe('/app/styles/s9?sort=TITLE_ASC'))
    expect(sentAs('CreateHtmlDocumentTemplate')).toMatchObject([
      {
        input: {
          ...{ title: 'Client Letters 9', description: 'For clients.' },
          ...{ baseStyleId: 'builtin:classic-professional', prefixFileId: null, suffixFileId: null },
        },
        idempotencyKey: expect.any(String),
      },
    ])
    await says('Generating preview...')
    await eventually(() => expect(frame()?.getAttribute('src')).toBe('/agency/preview-html/s9?v=1'))
  })

  it('shows what the server refuses at its field', async () => {
    await open('/app/styles/new', {
      CreateHtmlDocumentTemplate: failing(
        { code: 'VALIDATION_FAILED', validationErrors: [{ path: 'title', message: 'Enter a title.' }] },
        { createHtmlDocumentTemplate: null },
      ),
    })
    await click('Create Style')
    await says('Enter a title.')
    await eventually(() => expect(document.querySelector('[name=title]')?.getAttribute('aria-invalid')).toBe('true'))
  })
})

describe('a style', () => {
  it('shows its preview in a frame that runs nothing, and hides it after any change', async () => {
    await open('/app/styles/s1')
    await eventually(() => expect(frame()?.getAttribute('src')).toBe('/agency/preview-html/s1?v=1'))
    expect(frame()?.getAttribute('sandbox')).toBe('')
    expect(document.querySelector('a[href="/agency/preview-pdf/s1"]')?.textContent).toBe('Open as PDF')
    await type('title', 'Other')
    await says('Save your changes to see the preview.')
    expect(frame()).toBeNull()
  })

  it('stays open after a save, generates its preview for 1.5 seconds, and saves again on top of its own version', async () => {
    let version = 1
    const saved = () => documentStyle(0, { version, title: `Letters ${version}` })
    const read = () => ({ htmlDocumentTemplate: saved() })
    const save = () => {
      version += 1
      return { updateHtmlDocumentTemplate: saved() }
    }
    const list = (variables: object) => answerStyles([saved()])(variables)
    await open('/app/styles/s1', {
      ...{ HtmlDocumentTemplates: list, HtmlDocumentTemplate: read, UpdateHtmlDocumentTemplate: save },
    })
    await type('title', 'Letters 2')
    const began = Date.now()
    await click('Save Changes')
    await says('Generating preview...')
    expect(frame()).toBeNull()
    await eventually(() => expect(frame()?.getAttribute('src')).toBe('/agency/preview-html/s1?v=2'))
    expect(Date.now() - began).toBeGreaterThanOrEqual(1_400)
    await type('title', 'Letters 3')
    await click('Save Changes')
    await eventually(() => expect(sentAs('UpdateHtmlDocumentTemplate')).toHaveLength(2))
    expect(sentAs('UpdateHtmlDocumentTemplate')).toMatchObject([
      { id: 's1', version: 1, input: { title: 'Letters 2', prefixFileId: 'f1' } },
      { id: 's1', version: 2, input: { title: 'Letters 3', prefixFileId: 'f1' } },
    ])
    expect(rendered.path()).toBe('/app/styles/s1')
  })

  it('loses the start page that was removed', async () => {
    await open('/app/styles/s1', {
      UpdateHtmlDocumentTemplate: { updateHtmlDocumentTemplate: documentStyle(0, { version: 2, prefixFiles: [] }) },
    })
    await click('Remove Cover.pdf')
    await click('Save Changes')
    await eventually(() =>
      expect(sentAs('UpdateHtmlDocumentTemplate')).toMatchObject([{ input: { prefixFileId: null } }]),
    )
  })

  it('keeps what was typed when someone else saved first, and saves on top of theirs', async () => {
    let attempts = 0
    const theirs = documentStyle(0, { version: 5, baseStyleId: null })
    const save = () => {
      attempts += 1
      if (attempts > 1) return { updateHtmlDocumentTemplate: documentStyle(0, { version: 6, title: 'Mine' }) }
      return failing(
        { code: 'CONFLICT', message: 'Someone else changed this.', current: theirs },
        { updateHtmlDocumentTemplate: null },
      )
    }
    await open('/app/styles/s1', { UpdateHtmlDocumentTemplate: save })
    await type('title', 'Mine')
    await click('Save Changes')
    await eventually(() => expect(document.querySelector<HTMLSelectElement>('[name=baseStyleId]')?.value).toBe(''))
    await click('Save Changes')
    await eventually(() =>
      expect(sentAs('UpdateHtmlDocumentTemplate').at(-1)).toMatchObject({
        ...{ version: 5, input: { title: 'Mine', baseStyleId: null } },
      }),
    )
  })

  it('is left when there is no such style', async () => {
    await open('/app/styles/s7', { HtmlDocumentTemplate: { htmlDocumentTemplate: null } })
    await eventually(() => expect(rendered.toasts()).toMatchObject([{ text: 'This style could not be opened.' }]))
    await eventually(() => expect(rendered.path()).toBe('/app/styles'))
  })
})
