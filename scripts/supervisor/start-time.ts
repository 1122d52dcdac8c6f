import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process started, as the system says it: together with its id, it identifies the process, since ids are reused.
 * @returns undefined when no such process runs, or where the system doesn't say
 */
export function startTimeOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return startOnLinux(pid)
    if (process.platform === 'win32') return undefined
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

/** Clock ticks since the boot, and which boot it was (man 5 proc). */
function startOnLinux(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the program's name, in parentheses; it may hold spaces and parentheses itself.
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (state === 'Z') return undefined
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[18]}`
}
