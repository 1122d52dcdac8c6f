import { describe, expect, it } from 'vitest'
import { caraRun } from '../runs/engine/run-cara.ts'
import { us } from '../testing/copilot-subgraph.ts'
import { isDone, useCaraSubgraph } from './testing/cara-subgraph.ts'
import { answer, type Script, scriptedPorts } from './testing/scripted-model.ts'

const script: { run: Script } = { run: async () => answer('Hello.') }
const ports = scriptedPorts(
  script,
  { notes: [], searches: [], mails: [] },
  { steps: 8, activeMs: 60_000, tokens: 1_000 },
)
const cara = useCaraSubgraph(caraRun(ports))

const source = /* GraphQL */ `query ($id: ID!, $sourceId: ID!) {
  caraWorkspace(id: $id) { source(id: $sourceId) { id name mimeType url pageCount failure pages { number text } } }
}`

interface Source {
  id: string
  url: string | null
  failure: string | null
}

async function open(id: string, sourceId: string): Promise<Source | null> {
  const data = await cara.subgraph().data<{ caraWorkspace: { source: Source | null } }>(us, source, { id, sourceId })
  return data.caraWorkspace.source
}

describe('a document of a workspace', () => {
  it('opens with its text, and where its file is', async () => {
    const fileId = await cara.send('# Lease\n\nThe roof is slate.')
    const { id } = await cara.create({ message: 'Read.', files: [{ fileId, role: 'CONTRACT' }] })
    await cara.until(id, isDone)
    expect(await open(id, fileId)).toEqual({
      ...{ id: fileId, name: 'Contract - Lease.md', mimeType: 'text/markdown', pageCount: 1, failure: null },
      url: `/files/${fileId}/Contract%20-%20Lease.md`,
      pages: [{ number: 1, text: expect.stringContaining('The roof is slate.') }],
    })
  })

  it('says why it could not be read', async () => {
    const fileId = await cara.send('', 'Empty.md')
    const { id } = await cara.create({ message: 'Read.', files: [{ fileId }] })
    await cara.until(id, isDone)
    expect((await open(id, fileId))?.failure).toEqual(expect.any(String))
  })

  it('is of the workspace or of the knowledge base, and no other', async () => {
    const create =
      'mutation { createKnowledgeBaseTextDocument(input: { title: "Procedure", content: "Ask twice." }) { id } }'
    const { createKnowledgeBaseTextDocument: made } = await cara
      .subgraph()
      .data<{ createKnowledgeBaseTextDocument: { id: string } }>(us, create, {})
    const [elsewhere, here] = [await cara.send('Private.', 'Other.md'), await cara.create({ message: 'Read.' })]
    await cara.create({ message: 'Read.', files: [{ fileId: elsewhere }] })
    expect(await open(here.id, `text:${made.id}`)).toMatchObject({ name: 'Procedure', url: null })
    expect(await open(here.id, elsewhere)).toBeNull()
    expect(await open(here.id, 'nothing')).toBeNull()
  })
})
