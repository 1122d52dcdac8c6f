import { type FileStore, type Logger, SteadyClock } from '@coverdesk/kit'

/** How often forgotten files are looked for, in milliseconds. */
const interval = 15 * 60_000

/**
 * Removes forgotten files while the gateway runs. Every replica does so; they do not get in each other's way. After the
 * clock has jumped, uploads of this moment would look forgotten: then nothing is removed until it has settled.
 */
export function startFileSweep(
  files: Pick<FileStore, 'purge'>,
  log: Logger,
  clock: SteadyClock = new SteadyClock(),
): { stop(): Promise<void> } {
  let sweep = Promise.resolve()
  const timer = setInterval(() => {
    if (!clock.isSteady()) return log.warn('the clock jumped, so no forgotten file is removed now')
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
