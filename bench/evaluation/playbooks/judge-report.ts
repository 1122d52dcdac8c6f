import type { ExpectedRow } from './expected-row.ts'

/** A report as its workspace has it. */
export interface ReadReport {
  content: string
  evidence: readonly { mark: number; page: number; quote: string }[]
}

export interface ReportVerdict {
  right: number
  /** The expected lines that the report doesn’t have. */
  wrong: string[]
  /** Findings that nobody planted. */
  invented: string[]
  marks: number
  /** Marks without a quote, or with one that doesn’t have the amount in front of it. */
  unproven: string[]
}

const findings = new Set(['Differs', 'Unclear', 'Not met', 'Not backed', 'Contradiction'])

interface Row {
  section: string
  cells: string[]
}

/** What a report says against what is known. */
export function judgeReport({ content, evidence }: ReadReport, expected: readonly ExpectedRow[]): ReportVerdict {
  const rows = rowsOf(content)
  const isThere = ({ label, cells }: ExpectedRow) =>
    rows.some(
      row => row.cells[0]?.startsWith(label) && cells.every((cell, place) => row.cells[place + 1]?.includes(cell)),
    )
  const isPlanted = (row: Row) => expected.some(one => one.isFinding && row.cells[0]?.startsWith(one.label))
  const isFinding = ({ section, cells }: Row) =>
    section === 'Differences' || findings.has(cells[1]?.split(':')[0] ?? '')
  const wrong = expected.filter(row => !isThere(row))
  const marked = [...content.matchAll(/(\$[\d,]+)? ?\[(\d{1,3})\]/g)]
  return {
    right: expected.length - wrong.length,
    wrong: wrong.map(({ label, cells }) => [label, ...cells].join(' | ')),
    invented: rows.filter(row => isFinding(row) && !isPlanted(row)).map(({ cells }) => cells.join(' | ')),
    marks: marked.length,
    unproven: marked
      .filter(([, amount, mark]) => !isProven(evidence.find(one => one.mark === Number(mark))?.quote, amount))
      .map(([text]) => text),
  }
}

function isProven(quote: string | undefined, amount: string | undefined): boolean {
  if (!quote) return false
  return !amount || quote.replace(/\s/g, '').includes(amount.replace('$', ''))
}

function rowsOf(content: string): Row[] {
  return content.split('<h2>').flatMap(part => {
    const [section = ''] = part.split('</h2>')
    return [...part.matchAll(/<tr>(<td>.*?)<\/tr>/gs)].map(([, row = '']) => ({ section, cells: cellsOf(row) }))
  })
}

const cellsOf = (row: string) =>
  [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replace(/ ?\[\d{1,3}\]/g, ''))
