import type { RunningJob } from '@coverdesk/kit'
import type { Tool } from '../../tools/tool.ts'
import type { Engine } from '../../understanding/engine.ts'
import { Run, type RunRecord } from '../records/run.model.ts'
import { Workspace, type WorkspaceRecord } from '../records/workspace.model.ts'
import { LimitReached, timeSentence } from './limits.ts'
import { type RunLimits, type RunPorts, usualLimits } from './run-ports.ts'

/** The run is over, or continues elsewhere: someone has stopped it, or it waits for a person. */
export class RunEnded extends Error {
  override name = 'RunEnded'
}

/** One run while this process works on it. */
export interface RunWork {
  /** As it was when it began here. */
  run: RunRecord
  workspace: WorkspaceRecord
  ports: RunPorts
  limits: RunLimits
  engine: Engine
  tools: readonly Tool[]
  /** Aborted by Stop, when its time is over, and when this process has to let go of it. */
  signal: AbortSignal
  /**
   * Writes in one transaction, as long as the run is under way.
   * @param work gets the run as it is then
   * @throws RunEnded
   */
  save<Result>(work: (run: RunRecord) => Promise<Result>): Promise<Result>
}

/** Stop is noticed within so many milliseconds. */
const stopInterval = 400

/** Works on a part of a run, unless it is over or another part continues. */
export async function withRun(
  ports: RunPorts,
  job: Pick<RunningJob, 'write' | 'signal'>,
  { runId, part }: { runId: string; part: number },
  work: (work: RunWork) => Promise<void>,
): Promise<void> {
  const underWay = { _id: runId, part, state: 'RUNNING' as const }
  const run = await Run.findOne(underWay).lean<RunRecord>()
  const workspace = run && (await Workspace.findById(run.workspaceId).lean<WorkspaceRecord>())
  if (!workspace) return
  const limits = { ...usualLimits, ...ports.limits }
  const stop = new AbortController()
  const look = async () => {
    if (!(await Run.exists(underWay))) stop.abort(new RunEnded())
  }
  // Whoever writes next finds out whether the database is gone.
  const looking = setInterval(() => void look().catch(() => undefined), stopInterval)
  const late = setTimeout(() => stop.abort(new LimitReached(timeSentence)), Math.max(0, limits.activeMs - run.activeMs))
  const signal = AbortSignal.any([stop.signal, job.signal])
  let since = performance.now()
  try {
    const [engine, tools] = await Promise.all([ports.chooseEngine(), ports.toolsFor(workspace.preset)])
    await work({
      ...{ run, workspace, ports, limits, engine, tools, signal },
      async save(change) {
        const now = performance.now()
        const saved = await job.write(async () => {
          const update = { $inc: { activeMs: Math.round(now - since) } }
          const current = await Run.findOneAndUpdate(underWay, update, { returnDocument: 'after' }).lean<RunRecord>()
          if (!current) throw new RunEnded()
          return change(current)
        })
        since = now
        return saved
      },
    })
  } finally {
    clearInterval(looking)
    clearTimeout(late)
  }
}
