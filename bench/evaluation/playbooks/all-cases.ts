import { scanPages } from '../files/scan.ts'
import type { ExpectedRow } from './expected-row.ts'
import { applicationRows, certificateRows, comparedRows, contractRows, summaryRows } from './expected-rows.ts'
import { applicationPaper, certificatePaper, contractPaper, offerPaper } from './papers.ts'
import { type Variation, variations } from './terms.ts'

export interface CaseFile {
  role: string
  name: string
  bytes: Uint8Array
}

/** One run of a preset over documents whose truth is known. */
export interface PlaybookCase {
  name: string
  preset: string
  /** Whether it has two documents of some 60 pages. */
  isLong: boolean
  files(): Promise<CaseFile[]>
  rows: readonly ExpectedRow[]
}

type Papers = readonly (readonly [role: string, name: string, write: () => Promise<Uint8Array>])[]

interface Kind {
  preset: string
  papers(variation: Variation): Papers
  rows(variation: Variation): readonly ExpectedRow[]
}

const kinds: readonly Kind[] = [
  {
    preset: 'COVERAGE_COMPARISON',
    papers: given => [
      ['OPTION_1', 'first.pdf', () => offerPaper('quote', given.first, given)],
      ['OPTION_2', 'second.pdf', () => offerPaper('quote', given.second, given)],
    ],
    rows: comparedRows,
  },
  {
    preset: 'CERTIFICATE_REVIEW',
    papers: given => [
      ['CERTIFICATE', 'certificate.pdf', () => certificatePaper(given.first)],
      ['QUOTE_OR_POLICY', 'policy.pdf', () => offerPaper('policy', given.second, given)],
    ],
    rows: certificateRows,
  },
  {
    preset: 'CONTRACT_REVIEW',
    papers: given => [
      ['CONTRACT', 'contract.pdf', () => contractPaper(given.second, given)],
      ['QUOTE_OR_POLICY', 'policy.pdf', () => offerPaper('policy', policyOf(given), given)],
    ],
    rows: given => contractRows(given, policyOf(given)),
  },
  {
    preset: 'DOCUMENT_EXPLORATION',
    papers: given => [['POLICY', 'policy.pdf', () => offerPaper('policy', given.second, given)]],
    rows: summaryRows,
  },
  {
    preset: 'UNDERWRITING_ANALYSIS',
    papers: given => [
      ['INPUT_DOCUMENT', 'application.pdf', () => applicationPaper(given.first, given)],
      ['INPUT_DOCUMENT', 'quote.pdf', () => offerPaper('quote', given.second, given)],
    ],
    rows: applicationRows,
  },
  {
    preset: 'GENERATE_QUOTE_PROPOSAL',
    papers: given => [
      ['INPUT', 'first.pdf', () => offerPaper('quote', given.first, given)],
      ['INPUT', 'second.pdf', () => offerPaper('quote', given.second, given)],
    ],
    rows: given => comparedRows(given).map(row => ({ ...row, isFinding: false })),
  },
]

/** The policy of a contract has the amounts of the first terms, and the endorsements of the second. */
const policyOf = ({ first, second: { hasWaiver, removesWaiver } }: Variation) => ({
  ...first,
  hasWaiver,
  removesWaiver,
})

export const playbookCases: readonly PlaybookCase[] = kinds.flatMap(({ preset, papers, rows }) =>
  variations.map(variation => ({
    ...{ name: `${preset} ${variation.name}`, preset, isLong: variation.name === 'long', rows: rows(variation) },
    files: () =>
      Promise.all(
        papers(variation).map(async ([role, name, write]) => {
          const bytes = await write()
          const look = { dotsPerInch: 200, noise: 0.04 }
          return { role, name, bytes: variation.isScan ? await scanPages(bytes, look, name) : bytes }
        }),
      ),
  })),
)
