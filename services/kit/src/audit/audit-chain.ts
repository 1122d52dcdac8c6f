import type { mongo, Types } from 'mongoose'
import { RemovalClock } from '../clock/removal-clock.ts'
import type { Logger } from '../logger.ts'
import { agenciesIn } from './agencies.ts'
import { auditAnchors } from './anchors/audit-anchors.ts'
import { auditEntries } from './audit-collections.ts'
import type { Fault } from './chain-head.ts'
import { linkEntries } from './link-entries.ts'
import { refreshHeads } from './refresh-heads.ts'
import { auditRetention, removeOldEntries } from './retention.ts'

/** A look at what has no link yet, in milliseconds: an index of nothing else, empty nearly always. */
const interval = 3_000
const minute = 60 * 1_000
const hour = 60 * minute

/** A chain that was not looked at for so long stands still, in milliseconds. */
const silenceLimit = 60_000

interface AuditChain {
  readonly isHealthy: boolean
  close(): Promise<void>
}

/**
 * The job `audit-chain`: links new entries within 5 s, whichever replica wrote them; at the start and hourly brings the ends of all
 * chains up to date, and removes what is too old.
 */
export function startAuditChain(
  database: mongo.Db,
  log: Logger,
  clock: RemovalClock = new RemovalClock(database, log),
): AuditChain {
  let isClosing = false
  let refreshAt = 0
  let cleanAt = 0
  let workedAt = performance.now()
  /** When a fault was last logged: once an hour is enough. */
  const reported = new Map<string, number>()

  async function work() {
    clock.tick()
    for await (const agencyId of agenciesIn(auditEntries(database), { isUnlinked: true })) {
      if (isClosing) return
      await link(agencyId).catch(report) // One agency's trouble does not keep the others waiting.
    }
    await auditAnchors().flush()
    workedAt = performance.now()
    if (performance.now() >= refreshAt) await refresh()
    if (performance.now() >= cleanAt) await clean()
  }

  async function link(agencyId: Types.ObjectId) {
    const faults = await linkEntries(database, agencyId, () => isClosing)
    for (const fault of faults) reportFault(agencyId, fault)
  }

  async function refresh() {
    refreshAt = performance.now() + minute // Unless it fails now.
    await clock.synchronize()
    const { firstSealed, faults } = await refreshHeads(database, () => isClosing)
    for (const agencyId of firstSealed) {
      log.warn({ agencyId }, 'the audit trail of an agency had no seal and was sealed as it is')
    }
    for (const fault of faults) reportFault(undefined, fault)
    refreshAt = performance.now() + hour
  }

  async function clean() {
    const now = clock.now()
    if (!now) return
    cleanAt = performance.now() + hour
    const daysOf = async (agencyId: Types.ObjectId) => (await auditRetention(agencyId)).days
    const removed = await removeOldEntries(database, daysOf, now, () => isClosing)
    if (removed > 0) log.info({ removed }, 'audit entries whose time is over were removed')
  }

  function report(error: unknown) {
    if (!isClosing) log.error({ err: error }, 'audit entries were not linked')
  }

  function reportFault(agencyId: Types.ObjectId | undefined, { entryId, reason }: Fault) {
    const last = reported.get(entryId) ?? Number.NEGATIVE_INFINITY
    if (performance.now() - last < hour) return
    if (reported.size > 1_000) reported.clear()
    reported.set(entryId, performance.now())
    log.error({ agencyId, entryId, reason }, 'the audit trail was tampered with; run npm run audit:verify')
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
      return performance.now() - workedAt < silenceLimit
    },
    async close() {
      isClosing = true
      clearInterval(timer)
      await running
      await auditAnchors().flush(true)
    },
  }
}
