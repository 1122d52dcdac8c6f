import { z } from 'zod'
import type { Logger } from '../../logger.ts'
import { AuditAnchors } from './audit-anchors.ts'
import { FileAnchors } from './file-anchors.ts'
import { LogAnchors } from './log-anchors.ts'

export const anchorEnvironment = {
  /** A folder for anchors of the audit trail; without one they are lines of the log. */
  AUDIT_ANCHOR: z.string().optional(),
}

/** Each chain has at most one line in the log in this time, in milliseconds. */
const logInterval = 60_000

/** Where a service keeps its anchors. */
export const anchorsFor = (folder: string | undefined, log: Logger): AuditAnchors =>
  folder === undefined
    ? new AuditAnchors(new LogAnchors(log), { log, interval: logInterval })
    : new AuditAnchors(new FileAnchors(folder), { log })
