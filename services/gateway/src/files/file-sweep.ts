import type { FileStore, Logger } from '@coverdesk/kit'

/** How often forgotten files are looked for, in milliseconds. */
const interval = 15 * 60_000

/** Removes forgotten files while the gateway runs. Every replica does so; they do not get in each other's way. */
export function startFileSweep(files: FileStore, log: Logger): { stop(): Promise<void> } {
  let sweep = Promise.resolve()
  const timer = setInterval(() => {
    sweep = sweep
      .then(() => files.purge())
      .catch(error => log.error({ err: error }, 'forgotten files were not removed'))
  }, interval)
  return {
    stop() {
      clearInterval(timer)
      return sweep
    },
  }
}
