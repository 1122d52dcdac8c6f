import { execFileSync } from 'node:child_process'

/** The ids of the processes that read for this one. */
export const readers = (): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter(line => line.includes('reading.child'))
    .map(line => Number.parseInt(line, 10))
