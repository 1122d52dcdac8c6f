import { z } from 'zod'

const anchorSchema = z.object({
  /** The service whose chain it is. */
  area: z.string(),
  agencyId: z.string().regex(/^[0-9a-f]{24}$/),
  /** The last link at that moment; 0: the chain is allowed to be empty. */
  number: z.number().int().min(0),
  entryId: z.string(),
  hash: z.string(),
  at: z.iso.datetime(),
  /** Someone accepted the chain as it is: what was recorded before no longer counts. */
  accepted: z.string().optional(),
})

/** How long an agency's chain was at a moment, and its last hash; kept where the database's users can't reach it. */
export type Anchor = z.output<typeof anchorSchema>

/** Where anchors are kept. */
export interface AnchorStore {
  /** The one that counts, or null. Null as well where anchors are only written. */
  read(area: string, agencyId: string): Promise<Anchor | null>
  /** The agencies that have one. */
  agencies(area: string): Promise<string[]>
  write(anchor: Anchor): Promise<void>
}

/** Reads lines as they were written, or log lines that hold the same fields. What is no anchor is skipped. */
export function parseAnchors(lines: string): Anchor[] {
  return lines.split('\n').flatMap(line => {
    try {
      return [anchorSchema.parse(JSON.parse(line))]
    } catch {
      return [] // Cut off by a full disk, or another line of the log.
    }
  })
}

/**
 * The anchor that counts: the longest chain since the last acceptance. Replicas may write theirs in any order.
 * @param anchors of one agency and area, in the order in which they were written
 */
export function latestAnchor(anchors: Anchor[]): Anchor | null {
  const accepted = anchors.findLastIndex(anchor => anchor.accepted !== undefined)
  return anchors
    .slice(Math.max(accepted, 0))
    .reduce<Anchor | null>((latest, anchor) => (latest && latest.number >= anchor.number ? latest : anchor), null)
}
