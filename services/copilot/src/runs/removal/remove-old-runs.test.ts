import { runJob } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { isDone, useCaraSubgraph } from '../../workspaces/testing/cara-subgraph.ts'
import { answer, type Effects, scriptedPorts } from '../../workspaces/testing/scripted-model.ts'
import { caraRun } from '../engine/run-cara.ts'
import { removeOldRuns } from './remove-old-runs.ts'

const effects: Effects = { notes: [], searches: [], mails: [] }
const draft = { wants: [{ name: 'DRAFT_EMAIL' as const, input: { text: 'Dear Ann' } }] }
const script = { run: async (_: unknown, turn: number) => (turn === 1 ? draft : answer('Done.')) }
const cara = useCaraSubgraph(caraRun(scriptedPorts(script, effects)))

const collection = (name: string) => mongoose.connection.collection(name)
const runsOf = async (id: string) =>
  (
    await collection('caraRuns')
      .find({ workspaceId: new mongoose.Types.ObjectId(id) })
      .sort({ _id: 1 })
      .toArray()
  ).map(({ _id }) => _id)
const endedDaysAgo = (ids: readonly unknown[], days: number) =>
  collection('caraRuns').updateMany(
    { _id: { $in: ids as never[] } },
    { $set: { endedAt: new Date(Date.now() - days * 86_400_000) } },
  )

/** A workspace with three runs. */
async function workspace() {
  const { id } = await cara.create({ message: 'One.' })
  await cara.until(id, isDone)
  for (const message of ['Two.', 'Three.']) {
    await cara.change('add', { id, input: { message } })
    await cara.until(id, isDone)
  }
  return id
}

it('removes what old runs needed to continue, but not the last run, and nothing that people see', async () => {
  const id = await workspace()
  const before = await cara.open(id)
  const [first, second, third] = await runsOf(id)
  await endedDaysAgo([first, third], 91)
  await endedDaysAgo([second], 89)
  await runJob(removeOldRuns)
  expect(await runsOf(id)).toEqual([second, third])
  for (const name of ['caraTurns', 'caraReceipts']) {
    const left = await collection(name).distinct('runId')
    expect(left.map(String).sort(), name).toEqual([second, third].map(String).sort())
  }
  expect(await cara.open(id)).toEqual(before)
}, 60_000)

it('leaves runs alone that haven’t ended', async () => {
  const id = await workspace()
  const [first] = await runsOf(id)
  await endedDaysAgo([first], 200)
  await collection('caraRuns').updateOne({ _id: first as never }, { $set: { state: 'WAITING_FOR_APPROVAL' } })
  await runJob(removeOldRuns)
  expect(await runsOf(id)).toContainEqual(first)
}, 60_000)
