import type { JobDefinition } from '@coverdesk/kit'
import { runJob } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { beforeEach, describe, expect, it } from 'vitest'
import { caraRun } from '../runs/engine/run-cara.ts'
import { us } from '../testing/copilot-subgraph.ts'
import { dyingJob } from '../testing/dying-job.ts'
import { useCaraSubgraph } from './testing/cara-subgraph.ts'
import { answer, type Effects, type Script, scriptedPorts } from './testing/scripted-model.ts'

const effects: Effects = { notes: [], searches: [], mails: [] }
const script: { run: Script } = { run: async () => answer('Hello.') }
/** The tests run it themselves, and end its process where they like. */
const cara = useCaraSubgraph({ name: 'cara-run', run: async () => undefined })
const job = caraRun(scriptedPorts(script, effects))

beforeEach(() => Object.assign(effects, { notes: [], searches: [], mails: [] }))

const payloadOf = async (id: string) => {
  const run = await mongoose.connection
    .collection('caraRuns')
    .findOne({ workspaceId: new mongoose.Types.ObjectId(id) }, { sort: { queuedAt: -1 } })
  return { runId: String(run?.['_id']), part: run?.['part'] as number }
}
const runOnce = async (id: string, definition: JobDefinition = job) =>
  runJob(definition, await payloadOf(id), us.agencyId)

const dying = (nth: number, when: 'before' | 'after') => dyingJob(job, nth, when)

const story: Script = async (input, turn) => {
  input.onText(`Turn ${turn}`)
  if (turn === 1) {
    return {
      text: 'I write two drafts.',
      wants: [
        { name: 'DRAFT_EMAIL', input: { text: 'Dear Ann' } },
        { name: 'DRAFT_EMAIL', input: { text: 'Dear Bob' } },
      ],
    }
  }
  return turn === 2 ? { wants: [{ name: 'SEARCH_FILE', input: { query: 'roof' } }] } : answer('Done.')
}

describe('a run whose process dies', () => {
  it.each(['before', 'after'] as const)(
    'continues %s each of its writes: nothing is lost, nothing is there twice',
    async when => {
      script.run = story
      let deaths = 0
      for (let nth = 1; ; nth += 1) {
        const { id } = await cara.create({ message: 'Write.' })
        const process = dying(nth, when)
        await runOnce(id, process).catch(error => expect(error.message).toBe('killed'))
        if (process.hasDied()) deaths += 1
        await runOnce(id)
        const done = await cara.open(id)
        expect(done.state, `death at write ${nth}`).toBe('IDLE')
        expect(done.messages.map(({ number, content }) => [number, content])).toEqual([
          [1, 'Write.'],
          [2, 'Done.'],
        ])
        expect(done.artifacts.map(({ number, title }) => [number, title])).toEqual([
          [1, 'Dear Ann'],
          [2, 'Dear Bob'],
        ])
        expect(
          done.planStages[0]?.events.map(({ number, toolCall }) => [number, toolCall?.name, toolCall?.state]),
        ).toEqual([
          [1, undefined, undefined],
          [2, 'DRAFT_EMAIL', 'SUCCESS'],
          [3, 'DRAFT_EMAIL', 'SUCCESS'],
          [4, 'SEARCH_FILE', 'SUCCESS'],
          [5, 'COMPLETE_TASK', 'SUCCESS'],
        ])
        expect(done).toMatchObject({ liveText: null, run: { state: 'COMPLETED' } })
        if (!process.hasDied()) break
      }
      // The beginning, three turns, three calls with two writes each, the end; and what is written meanwhile.
      expect(deaths).toBeGreaterThanOrEqual(11)
    },
    120_000,
  )

  it('in the middle of what reaches others is given to a person, and never does it again', async () => {
    script.run = async (_, turn) =>
      turn === 1 ? { wants: [{ name: 'FILL_TEMPLATE', input: { to: 'ann@example.com' } }] } : answer('Sent.')
    let unknown = 0
    for (let nth = 1; ; nth += 1) {
      effects.mails = []
      const { id } = await cara.create({ message: 'Send.' })
      const process = dying(nth, 'before')
      await runOnce(id, process).catch(error => expect(error.message).toBe('killed'))
      await runOnce(id)
      const done = await cara.open(id)
      expect(effects.mails.length).toBeLessThanOrEqual(1)
      if (done.run?.state === 'FAILED') {
        unknown += 1
        expect(done.state).toBe('WAITING_FOR_INPUT')
        expect(done.messages.at(-1)?.content).toContain('I don’t know whether it was done')
        const [receipt] = await mongoose.connection.collection('caraReceipts').find({ state: 'UNKNOWN' }).toArray()
        expect(receipt?.['name']).toBe('FILL_TEMPLATE')
      } else expect(effects.mails).toEqual(['ann@example.com'])
      if (!process.hasDied()) break
    }
    expect(unknown).toBe(1)
  }, 60_000)

  it('keeps an approval until the call, for exactly its arguments', async () => {
    const fileId = await cara.send('The roof is slate.', 'Roof.md')
    script.run = async (_, turn) => {
      if (turn === 1) return { wants: [{ name: 'SEARCH_FILE', input: { query: 'roof' } }] }
      return turn === 2 ? { wants: [{ name: 'SEARCH_WEB', input: { query: 'slate' } }] } : answer('Done.')
    }
    const { id } = await cara.create({ message: 'Price?', files: [{ fileId }] })
    await runOnce(id)
    const [asked] = (await cara.open(id)).approvals
    await cara.change('approve', { id, approvalId: asked?.id, isApproved: true })
    for (const nth of [1, 2]) await runOnce(id, dying(nth, 'before')).catch(() => undefined)
    await runOnce(id)
    expect((await cara.open(id)).state).toBe('IDLE')
    expect(new Set(effects.searches)).toEqual(new Set(['slate']))
    const stored = await mongoose.connection
      .collection('caraApprovals')
      .find({ workspaceId: new mongoose.Types.ObjectId(id) })
      .toArray()
    expect(stored.map(({ state, answeredBy }) => [state, answeredBy])).toEqual([['SPENT', us.userId]])
  }, 60_000)

  it('does nothing more once someone has stopped it', async () => {
    script.run = story
    const { id } = await cara.create({ message: 'Write.' })
    await runOnce(id, dying(4, 'after')).catch(() => undefined)
    await cara.change('stop', { id })
    await runOnce(id)
    const { run, artifacts, state } = await cara.open(id)
    expect([run?.state, state]).toEqual(['STOPPED', 'IDLE'])
    expect(artifacts).toEqual([])
  })

  it('ends with a sentence when its job is dead, and can be tried again', async () => {
    script.run = async () => answer('Now.')
    const { id } = await cara.create({ message: 'Look.' })
    const payload = await payloadOf(id)
    await runJob({ name: job.name, run: ({ write }) => write(async () => job.onDead?.(payload)) }, {}, us.agencyId)
    const dead = await cara.open(id)
    expect(dead).toMatchObject({
      state: 'WAITING_FOR_INPUT',
      run: { state: 'FAILED', failure: expect.stringContaining('Try again') },
    })
    await cara.change('retry', { id })
    await runOnce(id)
    expect((await cara.open(id)).messages.at(-1)?.content).toBe('Now.')
  })

  it('in an earlier part does nothing in a later one', async () => {
    script.run = async () => answer('Once.')
    const { id } = await cara.create({ message: 'Look.' })
    const former = await payloadOf(id)
    await cara.change('stop', { id })
    await cara.change('retry', { id })
    await runJob(job, former, us.agencyId)
    expect((await cara.open(id)).messages).toHaveLength(1)
  })
})
