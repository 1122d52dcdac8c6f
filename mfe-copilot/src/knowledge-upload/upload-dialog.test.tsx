import { failing, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import plugin from '../plugin'
import { answerKnowledge, knowledgeRow, knowledgeRows } from '../testing/knowledge.fixtures'

let rendered: RenderedPlugin

/** The gateway, which keeps every file. */
class StoringRequest {
  upload = {}
  status = 201
  responseText = JSON.stringify({ files: [{ id: 'f9', name: 'Guide.pdf', mimeType: 'application/pdf', size: 3 }] })
  onload = () => undefined
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    setTimeout(() => this.onload())
  }
}

const dialog = () => document.querySelector('[role=dialog]')
const button = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Upload')

/** Opens the dialog, chooses a file and sends it. */
async function upload(UploadKnowledgeDocuments: object) {
  rendered = await renderPlugin(plugin, {
    path: '/app/knowledge/upload',
    answers: { KnowledgeDocuments: answerKnowledge(knowledgeRows(2)), UploadKnowledgeDocuments },
  })
  await vi.waitFor(() => expect(button()).toHaveProperty('disabled', true), 10_000)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no place for files.')
  Object.defineProperty(input, 'files', { value: [new File(['pdf'], 'Guide.pdf', { type: 'application/pdf' })] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(button()).toHaveProperty('disabled', false), 10_000)
  button()?.click()
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', StoringRequest))
afterEach(() => {
  rendered.unmount()
  vi.unstubAllGlobals()
})

it('shows that documents are added in the place of the form, and closes with the answer', async () => {
  let answer: (data: object) => void = () => undefined
  await upload(
    new Promise<object>(resolve => {
      answer = resolve
    }),
  )
  const bar = await vi.waitFor(() => {
    const found = dialog()?.querySelector('[role=progressbar][aria-label="Adding 1 document"]')
    if (!found) throw new Error('There is no bar.')
    return found
  }, 20_000)
  expect(bar.getAttribute('aria-valuenow'), 'no one knows how far it is').toBeNull()
  expect(document.querySelector('input[type=file]')?.closest('[hidden]')).not.toBeNull()
  const sent = rendered.sent.filter(({ name }) => name === 'UploadKnowledgeDocuments')
  expect(sent).toMatchObject([{ variables: { input: { fileIds: ['f9'] } } }])
  answer({ uploadKnowledgeBaseFileDocument: [knowledgeRow(5)] })
  await vi.waitFor(() => expect(dialog()).toBeNull(), 20_000)
  expect(rendered.path()).toBe('/app/knowledge')
  expect(rendered.toasts()).toMatchObject([{ text: '1 document added' }])
})

it('keeps the chosen files when they could not be added', async () => {
  await upload(
    failing(
      { code: 'INTERNAL', message: 'The documents could not be added.' },
      { uploadKnowledgeBaseFileDocument: null },
    ),
  )
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('The documents could not be added.'), 20_000)
  expect(document.querySelector('input[type=file]')?.closest('[hidden]')).toBeNull()
  expect(dialog()?.textContent).toContain('Guide.pdf')
})
