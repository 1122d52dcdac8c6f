import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Anchor, parseAnchors } from '../../services/kit/src/audit/anchors/anchor.ts'
import { anchorEnvironment } from '../../services/kit/src/audit/anchors/anchor-environment.ts'
import { AuditAnchors, useAuditAnchors } from '../../services/kit/src/audit/anchors/audit-anchors.ts'
import { CollectedAnchors } from '../../services/kit/src/audit/anchors/collected-anchors.ts'
import { FileAnchors } from '../../services/kit/src/audit/anchors/file-anchors.ts'
import { useAuditKeys } from '../../services/kit/src/audit/audit-keys.ts'
import { credentialKeys } from '../../services/kit/src/credentials/key-ring.ts'
import { readEnvironment } from '../../services/kit/src/environment.ts'
import { anchorFolderOf, credentialKeyFile } from '../supervisor/data-folder.ts'

/**
 * Gives a command the keys that the product seals its audit trail with: `CREDENTIAL_KEYS`, or those of the data folder.
 * @throws with one sentence when there are none
 */
export function useProductKeys(dataFolder: string): void {
  const file = credentialKeyFile(dataFolder)
  const ofFolder = isLocal() && existsSync(file) ? { CREDENTIAL_KEYS: readFileSync(file, 'utf8').trim() } : {}
  const given = process.env['CREDENTIAL_KEYS'] ? process.env : ofFolder
  useAuditKeys(readEnvironment({ CREDENTIAL_KEYS: credentialKeys }, given).CREDENTIAL_KEYS)
}

/**
 * Gives a command the anchors of the product: those of a file with collected log lines, of `AUDIT_ANCHOR`, or of the data
 * folder.
 * @returns whether there are any to compare with, and to write to
 */
export function useProductAnchors(dataFolder: string, collected?: string): boolean {
  const { AUDIT_ANCHOR = isLocal() ? anchorFolderOf(dataFolder) : undefined } = readEnvironment(anchorEnvironment)
  if (collected !== undefined) useAuditAnchors(new AuditAnchors(new CollectedAnchors(readCollected(collected))))
  else if (AUDIT_ANCHOR !== undefined) useAuditAnchors(new AuditAnchors(new FileAnchors(AUDIT_ANCHOR)))
  else useAuditAnchors(new AuditAnchors())
  return collected !== undefined || AUDIT_ANCHOR !== undefined
}

/** Whether the data folder is that of the product: of one that runs elsewhere it is not here, unless someone names it. */
function isLocal() {
  const { MONGODB_URI, COVERDESK_DATA } = readEnvironment({
    MONGODB_URI: z.string().optional(),
    COVERDESK_DATA: z.string().optional(),
  })
  return MONGODB_URI === undefined || COVERDESK_DATA !== undefined
}

function readCollected(file: string): Anchor[] {
  const anchors = parseAnchors(readFileSync(file, 'utf8'))
  if (anchors.length === 0) throw new Error(`${file} has no anchors of the audit trail, one JSON object per line.`)
  return anchors
}
