import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { caraRun } from '../runs/engine/run-cara.ts'
import { isDone, useCaraSubgraph } from './testing/cara-subgraph.ts'
import { answer, type Effects, type Script, scriptedPorts } from './testing/scripted-model.ts'

const effects: Effects = { notes: [], searches: [], mails: [] }
const script: { run: Script } = { run: async () => answer('Hello.') }
const limits = { steps: 8, activeMs: 60_000, tokens: 1_000 }
const cara = useCaraSubgraph(caraRun(scriptedPorts(script, effects, limits)))

beforeEach(() => {
  script.run = async () => answer('Hello.')
  Object.assign(effects, { notes: [], searches: [], mails: [] })
})

describe('Stop', () => {
  it.each([
    [
      'a model is writing',
      async (input: Parameters<Script>[0]) => {
        input.onText('The roof [1] is')
        await new Promise(() => undefined)
        return {}
      },
    ],
    ['a tool is working that listens to no one', async () => ({ wants: [{ name: 'THINK' as const, input: {} }] })],
  ])('ends a run within a second while %s, and keeps what is there', async (_, run) => {
    script.run = run
    const { id } = await cara.create({ message: 'Look.' })
    await cara.until(
      id,
      ({ liveText, planStages }) => Boolean(liveText) || planStages[0]?.events[0]?.toolCall?.state === 'IN_PROGRESS',
    )
    const stopped = await cara.change('stop', { id })
    expect(stopped).toMatchObject({ state: 'IDLE', run: { state: 'STOPPED' }, liveText: null })
    await wait(1_000)
    const later = await cara.open(id)
    expect(later.version).toBe(stopped.version)
    expect(later.planStages[0]).toMatchObject({ state: 'ERROR', result: 'Stopped.' })
    if (stopped.messages.length > 1) expect(later.messages.at(-1)?.content).toBe('The roof is')
  })

  it('of a workspace where nothing happens changes nothing', async () => {
    const { id } = await cara.create({ message: 'Look.' })
    const done = await cara.until(id, isDone)
    expect((await cara.change('stop', { id })).version).toBe(done.version)
  })

  it('can be followed by another try', async () => {
    script.run = () => new Promise(() => undefined)
    const { id } = await cara.create({ message: 'Look.' })
    await cara.change('stop', { id })
    script.run = async () => answer('Now.')
    await cara.change('retry', { id })
    const { messages } = await cara.until(id, isDone)
    expect(messages.map(({ content }) => content)).toEqual(['Look.', 'Now.'])
    expect((await cara.failure('retry', { id })).message).toBe('There is nothing to try again.')
  })
})

describe('limits of a run', () => {
  it('end it with a sentence, and people say how to go on', async () => {
    script.run = async () => ({ wants: [{ name: 'DRAFT_EMAIL', input: { text: 'Again' } }] })
    const { id } = await cara.create({ message: 'Write on.' })
    const { state, messages, run, planStages } = await cara.until(id, isDone)
    expect([state, run?.state, planStages[0]?.state]).toEqual(['WAITING_FOR_INPUT', 'COMPLETED', 'COMPLETED'])
    expect(messages.at(-1)?.content).toMatch(/^I stopped here, because this took as many steps/)
    expect(effects.notes).toHaveLength(4)
  })

  it('count tokens', async () => {
    script.run = async (_, turn) => ({
      usage: { inputTokens: 900, outputTokens: 200, cachedTokens: 0 },
      ...(turn < 5 ? { wants: [{ name: 'SEARCH_WEB' as const, input: { query: 'q' } }] } : answer('Never.')),
    })
    const { id } = await cara.create({ message: 'Search.' })
    expect((await cara.until(id, isDone)).messages.at(-1)?.content).toMatch(/as many tokens/)
  })
})

describe('a web query', () => {
  const asked = async () => {
    const fileId = await cara.send('The roof is slate.', 'Roof.md')
    script.run = async (_, turn) => {
      if (turn === 1) return { wants: [{ name: 'SEARCH_FILE', input: { query: 'roof' } }] }
      if (turn === 2) return { wants: [{ name: 'SEARCH_WEB', input: { query: 'price of slate' } }] }
      return answer('Done.')
    }
    const { id } = await cara.create({ message: 'What does a slate roof cost?', files: [{ fileId }] })
    // The fields of an answer are read one after the other: the question can be there before the state is.
    return cara.until(id, ({ state, approvals }) => approvals.length > 0 && state === 'WAITING_FOR_INPUT')
  }

  it('needs no approval before anything was read', async () => {
    script.run = async (_, turn) =>
      turn === 1 ? { wants: [{ name: 'SEARCH_WEB', input: { query: 'free' } }] } : answer('Done.')
    const { id } = await cara.create({ message: 'Search.' })
    await cara.until(id, isDone)
    expect(effects.searches).toEqual(['free'])
  })

  it('needs a person once something was read, who sees the words, and is spent with the call', async () => {
    const { id, state, run, approvals } = await asked()
    expect([state, run?.state]).toEqual(['WAITING_FOR_INPUT', 'WAITING_FOR_APPROVAL'])
    expect(approvals).toMatchObject([{ toolName: 'SEARCH_WEB', argumentsJson: '{"query":"price of slate"}' }])
    expect(effects.searches).toEqual([])
    const approvalId = approvals[0]?.id
    await cara.change('approve', { id, approvalId, isApproved: true })
    const done = await cara.until(id, isDone)
    expect(effects.searches).toEqual(['price of slate'])
    expect(done.approvals).toEqual([])
    const failure = await cara.failure('approve', { id, approvalId, isApproved: true })
    expect(failure.message).toBe('This was answered already.')
  })

  it('that is declined is not made, and the run continues', async () => {
    const { id, approvals } = await asked()
    await cara.change('approve', { id, approvalId: approvals[0]?.id, isApproved: false })
    const { planStages } = await cara.until(id, isDone)
    expect(effects.searches).toEqual([])
    expect(planStages[1]?.events[1]).toMatchObject({
      error: 'A person has declined this.',
      toolCall: { state: 'FAILED' },
    })
  })

  it('is given up when a person writes something else', async () => {
    const { id, approvals } = await asked()
    script.run = async () => answer('Fine.')
    await cara.change('add', { id, input: { message: 'Never mind.' } })
    await cara.until(id, isDone)
    expect(effects.searches).toEqual([])
    const failure = await cara.failure('approve', { id, approvalId: approvals[0]?.id, isApproved: true })
    expect(failure.extensions.code).toBe('VALIDATION_FAILED')
  })
})
