import type { Claim } from '../claim.ts'
import type { Row } from '../layout/row.ts'
import { sentencesOf } from '../layout/sentences-of.ts'
import type { Reading } from '../reading-of.ts'
import { entry } from './list-entry.ts'

const change =
  /\b(?:is|are) (?:hereby )?(?:added|deleted|removed|excluded|amended|changed|increased|decreased|reduced|replaced|waived)\b|\b(?:adds?|deletes?|removes?|excludes?|increases?|decreases?|reduces?|replaces?)\b(?! to bind)|\bdoes not apply\b|\bno longer (?:applies|covers|insures)\b/i

/** What an endorsement changes, in its own sentences; also where one is bound into a policy. */
export function changeClaims(reading: Reading): Claim[] {
  const pages = new Set(reading.rows.filter(isEndorsementTitle).map(({ page }) => page))
  return sentencesOf(reading.rows).flatMap(({ page, row, text, start, end }) => {
    const isEndorsement = pages.has(page) || reading.kind === 'ENDORSEMENT'
    if (
      !isEndorsement ||
      !change.test(text) ||
      /this endorsement (?:changes the policy|modifies insurance)|as follows:?$|\ball other (?:terms|provisions)\b/i.test(
        text,
      ) ||
      text.length < 20
    )
      return []
    return [entry('endorsementChanges', text, row, start, end)]
  })
}

const isEndorsementTitle = ({ cells, kind }: Row) =>
  cells.length === 1 &&
  kind !== 'FOOTER' &&
  /\bthis endorsement (?:changes|modifies|forms|amends)\b|^(?:policy )?(?:change )?endorsement\b(?!s)|\bendorsement (?:no|number|#)/i.test(
    cells[0]?.text ?? '',
  )
