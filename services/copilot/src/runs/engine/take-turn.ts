import { currentAgencyId } from '@coverdesk/kit'
import { playbookTurn } from '../../playbooks/turns/playbook-turn.ts'
import type { Step } from '../../understanding/engine.ts'
import { LiveText } from '../records/live-text.model.ts'
import type { PlanStageRecord } from '../records/plan-stage.model.ts'
import { Receipt } from '../records/receipt.model.ts'
import { Run, type RunRecord } from '../records/run.model.ts'
import { Turn, type TurnCall, type TurnRecord } from '../records/turn.model.ts'
import { addEvents, plannedCall, thought } from '../story/events.ts'
import { loadInertMarkdown } from '../story/load-inert-markdown.ts'
import { tellProgress } from '../story/tell.ts'
import { hashOfCall } from './hash-of-call.ts'
import { LiveWriter } from './live-writer.ts'
import { ownTurns } from './own-turns.ts'
import { playbookState } from './playbook-state.ts'
import { runState } from './run-state.ts'
import type { RunWork } from './run-work.ts'
import { unlessAborted } from './unless-aborted.ts'

/**
 * One step of the engine, stored before anything of it is done. One that was under way when its process died is taken again.
 *
 * @throws RunEnded, TurnFailed, or the signal's reason
 */
export async function takeTurn(work: RunWork, stage: PlanStageRecord, turns: readonly TurnRecord[]): Promise<void> {
  const number = turns.length + 1
  const { text, calls: wanted, usage, notice, engine } = await nextTurn(work, turns)
  const calls = wanted.map(
    (call, place): TurnCall => ({
      ...{ id: `${number}.${place + 1}`, modelId: call.id, name: call.name, input: call.input },
    }),
  )
  await work.save(async run => {
    const { _id: runId, workspaceId } = run
    await Turn.create({ runId, number, text, calls })
    await LiveText.deleteOne({ workspaceId })
    const { inputTokens, outputTokens } = usage
    const counted = { steps: 1, inputTokens, outputTokens }
    await Run.updateOne({ _id: runId }, { $inc: counted, $set: { engine, ...(notice && { notice }) } })
    if (calls.length > 0) await plan(run, stage, text, calls)
    tellProgress(workspaceId)
  })
}

async function plan(run: RunRecord, stage: PlanStageRecord, text: string, calls: readonly TurnCall[]) {
  const of = { workspaceId: run.workspaceId, stageId: stage._id, runId: run._id }
  const planned = calls.map(({ id, name, input }) => plannedCall(id, name, JSON.stringify(input ?? {})))
  const inertMarkdown = await loadInertMarkdown()
  await addEvents(of, [...(text.trim() ? [thought(inertMarkdown(text))] : []), ...planned])
  await Receipt.insertMany(
    calls.map(({ id, name, input }) => ({
      ...{ runId: run._id, callId: id, name, hash: hashOfCall(name, input), state: 'PLANNED' as const },
    })),
  )
}

/** A built-in preset is a plan in code; what it doesn't answer is for the engine. */
async function nextTurn(work: RunWork, turns: readonly TurnRecord[]): Promise<Step & { engine: string }> {
  const state = await playbookState(work, turns)
  const planned = await ownTurns.take(currentAgencyId(), () => playbookTurn(state))
  if (planned) return { ...planned, engine: 'rules' }
  return { ...(await askEngine(work, turns)), engine: work.engine.name }
}

async function askEngine(work: RunWork, turns: readonly TurnRecord[]): Promise<Step> {
  const { engine, signal } = work
  const state = await runState(work, turns)
  const writer = new LiveWriter(work)
  const following = {
    signal,
    onText: (delta: string) => writer.write(delta),
    onRestart: () => writer.restart(),
  }
  const ask = () => unlessAborted(signal, () => engine.next(state, following))
  try {
    return engine.isLocal ? await ownTurns.take(currentAgencyId(), ask) : await ask()
  } finally {
    await writer.close()
  }
}
