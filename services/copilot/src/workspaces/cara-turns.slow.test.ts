import { beforeEach, describe, expect, it } from 'vitest'
import { caraRun } from '../runs/engine/run-cara.ts'
import { them, us } from '../testing/copilot-subgraph.ts'
import { colleague, isDone, useCaraSubgraph } from './testing/cara-subgraph.ts'
import { gate } from './testing/gate.ts'
import { answer, type Effects, type Script, scriptedPorts } from './testing/scripted-model.ts'

const effects: Effects = { notes: [], searches: [], mails: [] }
const script: { run: Script } = { run: async () => answer('Hello.') }
const limits = { steps: 8, activeMs: 60_000, tokens: 1_000 }
const cara = useCaraSubgraph(caraRun(scriptedPorts(script, effects, limits)))

beforeEach(() => {
  script.run = async () => answer('Hello.')
  Object.assign(effects, { notes: [], searches: [], mails: [] })
})

describe('many at once', () => {
  it('of 50 messages to one workspace one is taken', async () => {
    const { id } = await cara.create({ message: 'First.' })
    await cara.until(id, isDone)
    const sent = Array.from({ length: 50 }, (_, place) =>
      cara.change('add', { id, input: { message: `Message ${place}` } }, place % 2 ? us : colleague).then(
        () => 1 as number,
        () => 0,
      ),
    )
    const taken = (await Promise.all(sent)).reduce((sum, one) => sum + one, 0)
    const { messages } = await cara.until(id, isDone)
    expect(taken).toBeGreaterThanOrEqual(1)
    expect(messages.map(({ number }) => number)).toEqual(messages.map((_, place) => place + 1))
    expect(messages).toHaveLength(2 + 2 * taken)
  }, 60_000)

  it('of one person three go on, and the others wait visibly for their turn', async () => {
    const held = gate()
    script.run = async () => {
      await held.opened
      return answer('Done.')
    }
    const created = await Promise.all(Array.from({ length: 8 }, () => cara.create({ message: 'Look.' })))
    const ids = created.map(({ id }) => id)
    const now = await Promise.all(ids.map(cara.open))
    expect(now.filter(({ run }) => run?.state === 'RUNNING')).toHaveLength(3)
    expect(now.flatMap(({ run }) => run?.queuePosition ?? []).sort()).toEqual([1, 2, 3, 4, 5])
    const other = await cara.create({ message: 'Look.' }, colleague)
    expect(other.run?.state).toBe('RUNNING')
    held.open()
    for (const id of [...ids, other.id]) await cara.until(id, isDone, 30_000)
  }, 60_000)

  it('of one agency ten go on, whoever has asked; a place that is free is taken at once, and others are not kept', async () => {
    const held = gate()
    script.run = async () => {
      await held.opened
      return answer('Done.')
    }
    const people = ['a', 'b', 'c', 'd', 'e'].map(letter => ({ ...us, userId: `66000000000000000000000${letter}` }))
    const asked = people.flatMap(person => [1, 2, 3].map(() => cara.create({ message: 'Look.' }, person)))
    const ids = (await Promise.all(asked)).map(({ id }) => id)
    const running = async () => {
      const now = await Promise.all(ids.map(cara.open))
      return now.filter(({ run }) => run?.state === 'RUNNING').map(({ id }) => id)
    }
    const first = await running()
    expect(first).toHaveLength(10)
    expect((await cara.create({ message: 'Look.' }, them)).run?.state).toBe('RUNNING')
    await cara.change('stop', { id: first[0] })
    expect(await running()).toHaveLength(10)
    held.open()
    for (const id of ids) await cara.until(id, isDone, 40_000)
  }, 90_000)
})
