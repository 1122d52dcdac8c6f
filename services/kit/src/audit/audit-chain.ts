import type { mongo, Types } from 'mongoose'
import type { Logger } from '../logger.ts'
import { agenciesIn } from './agencies.ts'
import { auditEntries } from './audit-collections.ts'
import { linkEntries } from './link-entries.ts'
import { auditRetention, removeOldEntries } from './retention.ts'

/** A look at what has no link yet, in milliseconds: an index of nothing else, empty nearly always. */
const interval = 3_000
const hour = 60 * 60 * 1_000

/** A chain that was not looked at for so long stands still, in milliseconds. */
const silenceLimit = 60_000

interface AuditChain {
  readonly isHealthy: boolean
  close(): Promise<void>
}

/** The job `audit-chain`: links new entries within 5 s, whichever replica wrote them, and hourly removes what is too old. */
export function startAuditChain(database: mongo.Db, log: Logger): AuditChain {
  let isClosing = false
  let cleanedAt = 0
  let workedAt = Date.now()

  async function work() {
    for await (const agencyId of agenciesIn(auditEntries(database), { isUnlinked: true })) {
      if (isClosing) return
      await linkAll(agencyId).catch(report) // One agency's trouble does not keep the others waiting.
    }
    workedAt = Date.now()
    if (Date.now() - cleanedAt < hour) return
    cleanedAt = Date.now()
    await removeOldEntries(database, async agencyId => (await auditRetention(agencyId)).days)
  }

  async function linkAll(agencyId: Types.ObjectId) {
    while (!isClosing && (await linkEntries(database, agencyId)));
  }

  function report(error: unknown) {
    if (!isClosing) log.error({ err: error }, 'audit entries were not linked')
  }

  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch(report)
      .finally(() => {
        running = undefined
      })
  }, interval)
  timer.unref()

  return {
    get isHealthy() {
      return Date.now() - workedAt < silenceLimit
    },
    async close() {
      isClosing = true
      clearInterval(timer)
      await running
    },
  }
}
