import { readFileSync } from 'node:fs'

/** What a process holds of the machine's memory, in megabytes. */
export const residentMemory = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
