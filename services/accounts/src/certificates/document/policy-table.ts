import type { CertificateLimit, CertificateLine } from '../record/certificate-snapshot.ts'
import { insuranceTypeNames } from '../record/insurance-type-names.ts'
import { inDollars, usDate } from '../record/words.ts'
import { contentWidth, lineHeight, margin, type Sheet, type Style } from './sheet.ts'

const body: Style = { size: 8 }
const heading: Style = { size: 7, weight: 'bold', ink: 'quiet' }
const padding = 5
const gap = 6

const columns = [
  ['Coverage', 90],
  ['Insurer', 36],
  ['Policy number', 84],
  ['Effective', 53],
  ['Expires', 53],
  ['Additional insured', 46],
  ['Limits', contentWidth - 362],
] as const

const starts = columns.map((_, place) => margin + columns.slice(0, place).reduce((sum, [, width]) => sum + width, 0))
const [limitsStart = 0, limitsWidth = 0] = [starts.at(-1), columns.at(-1)?.[1]]
const amountWidth = 60
/** So many limits stay together; the rest of a longer list continues under them. */
const limitsTogether = 20

/** The policies, a row for each; the heading is repeated on every page. */
export function drawPolicyTable(sheet: Sheet, lines: readonly CertificateLine[]): void {
  sheet.need(80)
  drawHeading(sheet)
  for (const line of lines) {
    for (const [part, limits] of portions(line.limits).entries()) drawRow(sheet, cellsOf(line, part === 0), limits)
  }
}

function portions(limits: readonly CertificateLimit[]): CertificateLimit[][] {
  const count = Math.max(1, Math.ceil(limits.length / limitsTogether))
  return Array.from({ length: count }, (_, part) => limits.slice(part * limitsTogether, (part + 1) * limitsTogether))
}

function drawHeading(sheet: Sheet) {
  const height = 2 * lineHeight(heading) + padding
  sheet.band(sheet.y, height)
  for (const [place, [title, width]] of columns.entries()) {
    sheet.column(sheet.lines(title, width - gap, heading), (starts[place] ?? 0) + 3, sheet.y - padding / 2, heading)
  }
  sheet.y -= height
}

function cellsOf(line: CertificateLine, isFirst: boolean): string[] {
  const name = insuranceTypeNames[line.type]
  if (!isFirst) return [`${name}, continued`]
  const day = (date: string | null) => (date ? usDate(date) : 'N/A')
  const { insurerLetter, policyNumber, inforceAt, expiresAt, additionalInsured } = line
  const known = [name, insurerLetter ?? 'N/A', policyNumber ?? 'N/A', day(inforceAt), day(expiresAt)]
  return [...known, additionalInsured ? 'Yes' : 'No']
}

function drawRow(sheet: Sheet, cells: readonly string[], limits: readonly CertificateLimit[]) {
  const texts = cells.map((text, place) => sheet.lines(text, (columns[place]?.[1] ?? 0) - gap, body))
  const labels = limits.map(({ label }) => sheet.lines(label, limitsWidth - amountWidth - gap, body))
  const limitLines = labels.reduce((sum, label) => sum + label.length, 0)
  const height = Math.max(1, limitLines, ...texts.map(({ length }) => length)) * lineHeight(body) + padding
  if (!sheet.need(height)) drawHeading(sheet)
  const top = sheet.y - padding / 2
  for (const [place, text] of texts.entries()) sheet.column(text, (starts[place] ?? 0) + 3, top, body)
  let y = top
  for (const [place, { amount }] of limits.entries()) {
    sheet.write(
      inDollars(amount),
      limitsStart + limitsWidth - amountWidth - 3,
      y,
      { ...body, align: 'right' },
      amountWidth,
    )
    y = sheet.column(labels[place] ?? [], limitsStart + 3, y, body)
  }
  if (limits.length === 0 && cells.length > 1)
    sheet.write('None entered', limitsStart + 3, top, { ...body, ink: 'quiet' })
  sheet.y -= height
  sheet.rule(sheet.y)
}
