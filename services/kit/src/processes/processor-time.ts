import { readFileSync } from 'node:fs'

/** In milliseconds: Linux counts a process's time in hundredths of a second, on every platform that Node runs on. */
const tick = 10

/** Processor time that a process has used with all of its threads, in milliseconds; null where nobody says it. */
export function processorTimeOf(pid: number | undefined): number | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program may have spaces and parentheses; numbers follow its last one.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    const [user, system] = [Number(fields[11]), Number(fields[12])]
    return Number.isFinite(user + system) ? (user + system) * tick : null
  } catch {
    return null
  }
}
