import { setTimeout as wait } from 'node:timers/promises'
import type { JobDefinition, RunningJob } from '@coverdesk/kit'
import { z } from 'zod'
import { TurnFailed } from '../../models/turn/turn-failed.ts'
import { Run, type RunRecord } from '../records/run.model.ts'
import { runJobName } from '../turns/admit-runs.ts'
import { endRun, type RunEnd } from '../turns/end-run.ts'
import { doTask } from './do-task.ts'
import { LimitReached } from './limits.ts'
import { processAttachments } from './process-attachments.ts'
import { runLog } from './run-log.ts'
import type { RunPorts } from './run-ports.ts'
import { RunEnded, withRun } from './run-work.ts'

const payload = z.object({ runId: z.string(), part: z.number() })
type Payload = z.output<typeof payload>

/** After what nobody expected, a run tries again after so many milliseconds each. */
const pauses = [1_000, 2_000, 5_000, 10_000]

const failedSentence = 'Something went wrong on our side, so this isn’t finished. Try again.'

/**
 * Cara's work on a message: she waits for the attachments, then works until she has an answer. Each step is stored before the next
 * begins. A process that dies loses at most the step that it was in; another one continues when the job's lease is over.
 */
export const caraRun = (ports: RunPorts): JobDefinition => ({
  name: runJobName,
  // What ends its process again and again ends by the time that a run has.
  attempts: 25,
  // Runs mostly wait, for models and for documents. What this machine does itself takes turns (ownTurns).
  concurrency: 60,
  async run(job) {
    const at = payload.parse(job.payload)
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await work(ports, job, at)
      } catch (error) {
        if (error instanceof RunEnded) return
        job.signal.throwIfAborted()
        const end = endOf(error)
        if (end) return endWith(job, at, end)
        const pause = pauses[attempt]
        runLog().warn({ err: error, run: at.runId, isLast: pause === undefined }, 'a run is in trouble')
        if (pause === undefined) return endWith(job, at, failed(failedSentence))
        await wait(pause, undefined, { signal: job.signal })
      }
    }
  },
  async onDead(given) {
    const { runId: _id, part } = payload.parse(given)
    const run = await Run.findOne({ _id, part, state: 'RUNNING' }).lean<RunRecord>()
    if (run) await endRun(run, failed(failedSentence))
  },
})

const work = (ports: RunPorts, job: RunningJob, at: Payload) =>
  withRun(ports, job, at, async running => {
    const reason = await ports.whyNot?.()
    if (reason && running.run.steps === 0) throw new LimitReached(reason)
    await processAttachments(running)
    await doTask(running)
  })

/** What people can be told; undefined: nobody expected it. */
function endOf(error: unknown): RunEnd | undefined {
  if (error instanceof TurnFailed) return failed(error.message)
  if (!(error instanceof LimitReached)) return undefined
  // Not an error: people say how to continue.
  return { state: 'COMPLETED', leaves: 'WAITING_FOR_INPUT', reason: error.message, message: { content: error.message } }
}

const failed = (sentence: string): RunEnd => ({
  state: 'FAILED',
  leaves: 'WAITING_FOR_INPUT',
  reason: sentence,
  message: { content: sentence },
})

async function endWith(job: RunningJob, { runId: _id, part }: Payload, end: RunEnd): Promise<void> {
  await job.write(async () => {
    const run = await Run.findOne({ _id, part, state: 'RUNNING' }).lean<RunRecord>()
    if (run) await endRun(run, end)
  })
}
