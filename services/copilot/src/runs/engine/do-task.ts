import { Run, type RunRecord } from '../records/run.model.ts'
import { Turn, type TurnRecord } from '../records/turn.model.ts'
import { beginStage, stageOfRun } from '../story/stages.ts'
import { tellProgress } from '../story/tell.ts'
import { finishRun } from './finish-run.ts'
import { refuseBeyond } from './limits.ts'
import { makeCall, openCalls } from './make-calls.ts'
import { RunEnded, type RunWork } from './run-work.ts'
import { takeTurn } from './take-turn.ts'

/**
 * Turns of the model and calls of tools, until the answer. What is to be done next is always read from what is stored, so it continues
 * anywhere, after anything.
 *
 * @throws RunEnded at its end, LimitReached, TurnFailed, or the signal's reason
 */
export async function doTask(work: RunWork): Promise<never> {
  const { run, engine } = work
  const stage = await stageOfRun(run._id, 'TASK')
  if (!stage) throw new Error(`The run ${run._id} has no task.`)
  if (stage.state === 'REGISTERED') {
    await work.save(async ({ _id, workspaceId }) => {
      await beginStage(stage._id)
      await Run.updateOne({ _id }, { $set: { engine: engine.name } })
      tellProgress(workspaceId)
    })
  }
  for (;;) {
    work.signal.throwIfAborted()
    const turns = await Turn.find({ runId: run._id }).sort({ number: 1 }).lean<TurnRecord[]>()
    const last = turns.at(-1)
    const [next] = last ? await openCalls(run, last) : []
    if (next) {
      await makeCall(work, next)
      continue
    }
    // A turn that wants no tool is the answer.
    if (last?.calls.length === 0) {
      await finishRun(work, { text: last.text, citations: [] })
      throw new RunEnded()
    }
    const current = await Run.findById(run._id).lean<RunRecord>()
    if (!current) throw new RunEnded()
    refuseBeyond(work.limits, current)
    await takeTurn(work, stage, turns)
  }
}
