import type { JobDefinition } from '@coverdesk/kit'

/** A job whose process ends at one of its writes. */
export interface DyingJob extends JobDefinition {
  hasDied(): boolean
}

/**
 * A job of a process that is killed at its nth write: before it, or when it is committed and no one knows yet. Its next attempt is the
 * job itself.
 */
export function dyingJob(job: JobDefinition, nth: number, when: 'before' | 'after'): DyingJob {
  let writes = 0
  let hasDied = false
  return {
    ...job,
    hasDied: () => hasDied,
    run(running) {
      const death = new AbortController()
      return job.run({
        ...running,
        signal: death.signal,
        async write(work) {
          death.signal.throwIfAborted()
          writes += 1
          if (writes !== nth) return running.write(work)
          if (when === 'after') await running.write(work)
          hasDied = true
          death.abort(new Error('killed'))
          throw death.signal.reason
        },
      })
    },
  }
}
