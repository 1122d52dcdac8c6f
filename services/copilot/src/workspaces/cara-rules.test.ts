import { describe, expect, it } from 'vitest'
import { chooseEngine } from '../models/choose-engine.ts'
import { caraRun } from '../runs/engine/run-cara.ts'
import { us } from '../testing/copilot-subgraph.ts'
import { toolsFor } from '../tools/registry.ts'
import { isDone, useCaraSubgraph } from './testing/cara-subgraph.ts'

const cara = useCaraSubgraph(caraRun({ chooseEngine, toolsFor }))
const lease = `# Lease of the pier

The tenant shall carry commercial general liability insurance of not less than $2,000,000 for each occurrence.

The landlord is named as an additional insured. Rent is due on the first day of each month.`

// Reading starts a process of its own, which takes its time on a busy machine.
describe('Cara without a model and without a network', { timeout: 60_000 }, () => {
  it('answers from what is attached, with a quote that is on its page', async () => {
    const fileId = await cara.send(lease)
    const message = 'How much general liability insurance must the tenant carry for each occurrence?'
    const { id } = await cara.create({ message, files: [{ fileId, role: 'CONTRACT' }] })
    const done = await cara.until(id, isDone, 30_000)
    const said = done.messages.at(-1)
    expect(said?.content).toContain('$2,000,000')
    expect(said?.content).toContain('[1]')
    expect(said?.evidence[0]).toMatchObject({ mark: 1, sourceId: fileId, name: 'Contract - Lease.md', page: 1 })
    expect(said?.evidence[0]?.quote).toContain('$2,000,000')
    expect(done.run).toMatchObject({ state: 'COMPLETED', engine: 'rules' })
  })

  it('says what it has searched for what isn’t there', async () => {
    const fileId = await cara.send(lease)
    const { id } = await cara.create({
      message: 'What does the lease say about earthquake deductibles?',
      files: [{ fileId }],
    })
    const said = (await cara.until(id, isDone, 30_000)).messages.at(-1)
    expect(said?.evidence.filter(({ quote }) => quote.includes('earthquake'))).toEqual([])
    expect(said?.notFound[0]?.sources.join()).toContain('Lease.md')
  })

  it.each(['CONTRACT_REVIEW', 'DOCUMENT_EXPLORATION', 'CERTIFICATE_REVIEW'])(
    'ends the preset %s with an answer',
    async preset => {
      const fileId = await cara.send(lease)
      const { id } = await cara.create({ preset, files: [{ fileId, role: 'CONTRACT' }] })
      const done = await cara.until(id, isDone, 30_000)
      expect(done.run?.state).toBe('COMPLETED')
      expect(done.messages.at(-1)?.content.length).toBeGreaterThan(10)
    },
  )

  it('doesn’t wait for a document that someone has deleted, and says that it is gone', async () => {
    const create = `mutation { made: createKnowledgeBaseTextDocument(input: { title: "Pier", content: "Rent is due." }) { id version } }`
    const { made } = await cara.subgraph().data<{ made: { id: string; version: number } }>(us, create)
    const { id } = await cara.create({ message: 'When is rent due?', documentIds: [made.id] })
    await cara.until(id, isDone, 30_000)
    const remove = 'mutation ($id: ID!) { deleteKnowledgeBaseDocument(id: $id, version: 1) }'
    await cara.subgraph().data(us, remove, { id: made.id })
    await cara.change('add', { id, input: { message: 'And now?', files: [{ fileId: await cara.send(lease) }] } })
    const { planStages } = await cara.until(id, isDone, 30_000)
    const reading = planStages.findLast(({ type }) => type === 'PROCESS_ATTACHMENTS')
    expect(reading).toMatchObject({ state: 'COMPLETED', result: 'Pier is no longer available.' })
  })
})
