import { setTimeout as wait } from 'node:timers/promises'
import { EnvironmentError } from '../../services/kit/src/environment.ts'
import { type ListedProcess, readProcessList } from './process-list.ts'
import { startTimeOf } from './start-time.ts'

/** How long a process may take to end after SIGTERM, then after SIGKILL, in milliseconds. */
const closingTimes = { SIGTERM: 3_000, SIGKILL: 2_000 } as const
const pollInterval = 50

/**
 * Ends the processes that a killed supervisor left behind in this data folder. Only those that the list identifies without
 * doubt, by id and start time.
 * @throws EnvironmentError when the supervisor that started them still runs
 */
export async function endOrphans(dataFolder: string): Promise<void> {
  const listed = readProcessList(dataFolder)
  const supervisor = listed.find(({ supervisor }) => supervisor && runs(supervisor))?.supervisor
  if (supervisor) {
    throw new EnvironmentError(
      `Coverdesk is already running with the data folder ${dataFolder} (process ${supervisor.pid}). Stop it, or set COVERDESK_DATA to another folder.`,
    )
  }
  await Promise.all(listed.filter(runs).map(end))
}

const runs = ({ pid, startTime }: Pick<ListedProcess, 'pid' | 'startTime'>) =>
  pid !== null && startTime !== undefined && startTimeOf(pid) === startTime

async function end(orphan: ListedProcess) {
  const { name, pid } = orphan
  console.log(`Ending ${name} (process ${pid}): the Coverdesk that started it was killed.`)
  for (const [signal, closingTime] of Object.entries(closingTimes)) {
    kill(pid as number, signal)
    const deadline = Date.now() + closingTime
    while (runs(orphan) && Date.now() < deadline) await wait(pollInterval)
    if (!runs(orphan)) return
  }
  throw new EnvironmentError(`${name} (process ${pid}) can't be ended. End it yourself: kill -9 ${pid}`)
}

function kill(pid: number, signal: string) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself, or belongs to another user; the caller looks whether it still runs.
  }
}
