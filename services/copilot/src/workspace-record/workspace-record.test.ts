import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import { chooseAgencyEngine } from '../cara-settings/own-model/choose-agency-engine.ts'
import { caraRun } from '../runs/engine/run-cara.ts'
import { them, us } from '../testing/copilot-subgraph.ts'
import { toolsFor } from '../tools/registry.ts'
import { isDone, request, useCaraSubgraph } from '../workspaces/testing/cara-subgraph.ts'
import type { WorkspaceHistory } from './collect-record.ts'

const cara = useCaraSubgraph(caraRun({ chooseEngine: chooseAgencyEngine, toolsFor }))

const lease = '# Lease\n\nThe tenant carries general liability insurance of $2,000,000 per occurrence.\n'

async function recordOf(workspaceId: string, caller: object = us) {
  const { body } = await cara.subgraph().question('workspaces/record', { workspaceId }, caller)
  return body as { name: string; pdf: string; data: string; problem?: { code: string } }
}

async function textOf(pdf: string): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(Buffer.from(pdf, 'base64')) }).promise
  const texts: string[] = []
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent()
    texts.push(items.map(item => ('str' in item ? item.str : '')).join(' '))
  }
  await document.destroy()
  return texts.join(' ').replace(/\s+/g, ' ')
}

it('says what was asked, which documents were used, and what Cara stated on which evidence', async () => {
  const fileId = await cara.send(lease)
  const message = 'What general liability limit does the lease require per occurrence?'
  const { id } = await cara.create({ message, files: [{ fileId }], serviceRequestId: request })
  await cara.until(id, isDone, 30_000)
  const record = await recordOf(id)
  const history = JSON.parse(record.data) as WorkspaceHistory
  expect(history.workspace).toMatchObject({ id, client: 'Heron Hardware', owner: 'Nora Quill' })
  expect(history.serviceRequest?.text).toContain('Is the awning insured?')
  expect(history.documents).toMatchObject([{ id: fileId, name: 'Lease.md', pageCount: 1, size: lease.length }])
  expect(history.documents[0]?.sha256).toMatch(/^[\da-f]{64}$/)
  const [asked, answered] = history.conversation
  expect(asked).toMatchObject({ by: 'Nora Quill', text: message, engine: null })
  expect(answered).toMatchObject({ by: 'Cara', engine: 'rules' })
  expect(answered?.evidence[0]).toMatchObject({ document: 'Lease.md', page: 1 })
  expect(answered?.evidence[0]?.quote).toContain('$2,000,000')
  const search = history.steps.find(({ tool }) => tool === 'SEARCH_FILE')
  expect(JSON.parse(search?.answerJson ?? '').passages[0].text).toContain('$2,000,000')

  const text = await textOf(record.pdf)
  expect(text).toContain(message)
  expect(text).toContain('Cara (by rules)')
  expect(text).toContain('Found in')
  expect(text).toContain(answered?.evidence[0]?.quote)
  expect(text.replaceAll(' ', '')).toContain(history.documents[0]?.sha256)
  expect((await recordOf(id)).pdf, 'the same bytes as long as nothing changes').toBe(record.pdf)
})

it('is not there for another agency', async () => {
  const { id } = await cara.create({ message: 'Hello.' })
  expect((await recordOf(id, them)).problem?.code).toBe('NOT_FOUND')
})
