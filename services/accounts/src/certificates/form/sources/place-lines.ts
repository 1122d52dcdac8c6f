import type { CertificateLimit, CertificateLine } from '../../record/certificate-snapshot.ts'
import { type CoverageRow, coverageRows, otherRows, type RowLimit } from './certificate-sources.ts'

/** A policy in a row of the form, with the limits that stand there. */
export interface PlacedLine {
  line: CertificateLine
  /** Such as `generalLiability` or `other1`. */
  row: string
  limits: { key: string; limit: CertificateLimit }[]
  /** Those that the row has no place for. */
  rest: CertificateLimit[]
}

export interface PlacedLines {
  placed: PlacedLine[]
  /** Those that no row is left for. */
  unplaced: CertificateLine[]
}

/**
 * Says which policy is in which row. A policy whose own row is taken, or which has none, is in a row for others,
 * and so do the limits of a package that its row has no place for.
 * @param hasRow whether the form has such a row
 */
export function placeLines(lines: readonly CertificateLine[], hasRow: (row: string) => boolean): PlacedLines {
  const free = otherRows.filter(hasRow)
  const placed: PlacedLine[] = []
  const waiting: CertificateLine[] = []
  const inRow = new Map<CertificateLine, CoverageRow>()
  for (const row of coverageRows) {
    const first = row.types.map(type => lines.find(line => line.type === type)).find(Boolean)
    if (first && hasRow(row.key)) inRow.set(first, row)
  }
  for (const line of lines) {
    const row = inRow.get(line)
    if (!row) waiting.push(line)
    else {
      const own = placedIn(row, line)
      placed.push(own)
      // A package is more than its liability.
      if (line.type !== row.types[0] && own.rest.length > 0 && row.key === 'generalLiability') {
        waiting.push({ ...line, limits: own.rest })
        own.rest = []
      }
    }
  }
  const unplaced: CertificateLine[] = []
  for (const line of waiting) {
    const row = free.shift()
    if (row) placed.push({ line, row, limits: line.limits.map(limit => ({ key: 'limits', limit })), rest: [] })
    else unplaced.push(line)
  }
  return { placed, unplaced }
}

function placedIn({ key, limits }: CoverageRow, line: CertificateLine): PlacedLine {
  const taken = new Map<string, CertificateLimit>()
  const rest: CertificateLimit[] = []
  for (const limit of line.limits) {
    const own = limits.find(known => isNamed(known, limit) && !taken.has(known.key))
    if (own) taken.set(own.key, limit)
    else rest.push(limit)
  }
  const [another, ...more] = rest
  if (another) taken.set('otherLimit', another)
  return { line, row: key, limits: [...taken].map(([name, limit]) => ({ key: name, limit })), rest: more }
}

const isNamed = ({ names }: RowLimit, { label }: CertificateLimit) => names.test(label.trim().toLowerCase())
