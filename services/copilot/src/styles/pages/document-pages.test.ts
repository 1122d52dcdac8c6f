import { inTenantScope } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import { Artifact } from '../../artifacts/artifact.model.ts'
import { them, us } from '../../testing/copilot-subgraph.ts'
import { baseStyleIds } from '../designs/base-styles.ts'
import { useStylesSubgraph } from '../testing/styles-subgraph.ts'

const { ask, page, send } = useStylesSubgraph()

const style = (more: object = {}) => ask('create', { input: { title: 'Offers', description: 'For clients.', ...more } })

const content = {
  blocks: [
    { type: 'HEADING', level: 1, text: '<script>alert(1)</script>' },
    { type: 'PARAGRAPH', text: 'The limit is $1,000,000 [1]. Form [25] applies.' },
  ],
  evidence: [{ mark: 1, name: 'Policy "A".pdf', page: 3, quote: 'Limit: $1,000,000' }],
}
async function artifact(type = 'HTML_DOCUMENT') {
  const [workspaceId, runId] = [new Types.ObjectId(), new Types.ObjectId()]
  const createdAt = new Date('2026-11-25T03:00:00Z')
  const _id = new Types.ObjectId()
  const made = { _id, workspaceId, number: 1, runId, callId: 'c1', type, title: 'Coverage review', content, createdAt }
  await inTenantScope(us.agencyId, () => Artifact.create(made as never))
  return { workspaceId: String(workspaceId), artifactId: String(_id) }
}

it('shows a sample in the style, with the agency and the places of its own pages', async () => {
  const prefixFileId = await send('Cover & terms.pdf', 'application/pdf')
  const { id } = await style({ baseStyleId: 'builtin:warm-human', prefixFileId })
  const { html = '' } = await page('styles/preview-html', { templateId: id })
  expect(html).toContain('Prepared for you by Quill &amp; Sons Insurance')
  expect(html).toContain('1 Quay &lt;Street>, Oakland, CA 94607')
  expect(html).toContain('<strong>Start page</strong><span>Cover &amp; terms.pdf</span>')
  expect(html).not.toContain('End page')
})

it('shows a document of a workspace in the chosen style, by default Classic Professional', async () => {
  const at = await artifact()
  const chosen = await style({ baseStyleId: 'builtin:technical-structured' })
  const firstPage = async (more: object) =>
    /<main class="first-(\w+)">/.exec((await page('artifacts/html', { ...at, ...more })).html ?? '')?.[1]
  expect(await firstPage({})).toBe('letterhead')
  expect(await firstPage({ styleId: 'builtin:elegant-premium' })).toBe('cover')
  expect(await firstPage({ styleId: chosen.id })).toBe('record')
})

it('sets marks that have a source, escapes every text, and dates it by the agency’s clock', async () => {
  const { html = '' } = await page('artifacts/html', await artifact())
  expect(html).toContain('$1,000,000<sup><a href="#source-1">1</a></sup>. Form [25] applies.')
  expect(html).toContain('<b>Policy &quot;A&quot;.pdf</b>, page 3: “Limit: $1,000,000”')
  expect(html).toContain('&lt;script>alert(1)&lt;/script>')
  expect(html).toContain('November 24, 2026')
})

it('runs nothing and loads nothing, in any base style', async () => {
  const at = await artifact()
  for (const styleId of baseStyleIds) {
    const { html = '' } = await page('artifacts/html', { ...at, styleId })
    expect(html.match(/%NONCE%/g), styleId).toHaveLength(1)
    expect(html, styleId).not.toMatch(/<script|<link|<img|<iframe|<form|@import|url\(|\son\w+=|\sstyle=|https?:/i)
  }
})

it('writes the document as a PDF, between the pages of the style', async () => {
  const at = await artifact()
  const plain = await page('artifacts/pdf', { ...at, styleId: 'builtin:warm-human' })
  expect(plain.name).toBe('Coverage review.pdf')
  const cover = Buffer.from(plain.pdf ?? '', 'base64')
  expect(cover.subarray(0, 5).toString()).toBe('%PDF-')
  const { id } = await style({ suffixFileId: await send('End.pdf', 'application/pdf', cover) })
  const whole = Buffer.from((await page('artifacts/pdf', { ...at, styleId: id })).pdf ?? '', 'base64')
  const pageCount = async (bytes: Buffer) => (await getDocument({ data: new Uint8Array(bytes) }).promise).numPages
  expect(await pageCount(whole)).toBe(2 * (await pageCount(cover)))
  expect((await page('styles/preview-pdf', { templateId: id })).pdf).toMatch(/^JVBERi0/)
})

it('says that a page of the style can’t be read', async () => {
  const { id } = await style({ prefixFileId: await send('Cover.pdf', 'application/pdf') })
  expect((await page('styles/preview-pdf', { templateId: id })).problem).toEqual({
    ...{ code: 'BAD_REQUEST', message: 'The start page of this style can’t be read. Replace it in the style.' },
  })
})

it('has nothing for another agency, of another workspace, of another kind, or in a deleted style', async () => {
  const at = await artifact()
  const { id } = await style()
  const missing = async (name: string, input: object, caller: object = us) =>
    (await page(name, input, caller)).problem?.message
  const noDocument = 'This document does not exist, or it was removed.'
  const noStyle = 'This style does not exist, or it was removed.'
  expect(await missing('artifacts/html', at, them)).toBe(noDocument)
  expect(await missing('artifacts/html', { ...at, workspaceId: String(new Types.ObjectId()) })).toBe(noDocument)
  expect(await missing('artifacts/html', await artifact('EMAIL'))).toBe(noDocument)
  expect(await missing('artifacts/html', { ...at, artifactId: 'x' })).toBe(noDocument)
  expect(await missing('styles/preview-html', { templateId: id }, them)).toBe(noStyle)
  await ask('remove', { id, version: 1 })
  expect(await missing('styles/preview-html', { templateId: id })).toBe(noStyle)
  expect(await missing('artifacts/html', { ...at, styleId: id })).toBe(noStyle)
})
