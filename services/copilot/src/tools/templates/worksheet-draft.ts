import type { FormCase } from '../../forms/resolving/form-case.ts'
import type { Resolved } from '../../forms/resolving/resolved.ts'
import { worksheetRows, worksheetTitle } from '../../forms/worksheet/worksheet.ts'
import type { DocumentBlock } from '../drafts/document-block.ts'
import type { Citation } from '../marks.ts'
import { fitting } from '../output-size.ts'
import { pageAddress } from '../passages/page-address.ts'
import type { Draft } from '../tool.ts'

const maxCitations = 300

/** The same values in a layout of our own, for the agency’s people: it is no form, and is addressed to no one. */
export function draftWorksheet(given: FormCase, problem: string) {
  const groups = worksheetRows(given)
  const citations: Citation[] = []
  const cell = (resolved: Resolved) => {
    if (resolved.stated.length === 0) return 'Not found'
    return resolved.stated.map(one => withMark(one, citations)).join(' / ')
  }
  const blocks: DocumentBlock[] = [
    { type: 'HEADING', level: 1, text: worksheetTitle },
    {
      type: 'PARAGRAPH',
      text: `${given.template.purpose}: what the documents, the records and your answers say, to be copied by hand. The policies’ terms control.`,
    },
    ...groups.flatMap(({ group, rows }): DocumentBlock[] => [
      { type: 'HEADING', level: 2, text: group },
      {
        type: 'TABLE',
        rows: [
          ['Item', 'Value', 'From'],
          ...rows.map(({ label, resolved }) => [label, cell(resolved), fromOf(resolved)]),
        ],
      },
    ]),
  ]
  const all = groups.flatMap(({ group, rows }) => rows.map(row => ({ ...row, label: `${group}: ${row.label}` })))
  const of = (state: Resolved['state']) => all.filter(({ resolved }) => resolved.state === state)
  const labels = (state: Resolved['state']) =>
    fitting(
      of(state).map(({ label }) => label),
      4_000,
    )
  const draft: Draft = {
    type: 'HTML_DOCUMENT',
    title: worksheetTitle,
    content: { title: worksheetTitle, blocks, citations },
  }
  return {
    draft,
    output: {
      ...{ title: worksheetTitle, isWorksheet: true, problem },
      filled: all.filter(({ resolved }) => resolved.text !== null).length,
      counts: {
        certain: of('CERTAIN').length,
        uncertain: of('UNCERTAIN').length,
        missing: of('MISSING').length,
      },
      ...{ uncertain: labels('UNCERTAIN'), missing: labels('MISSING') },
    },
  }
}

function withMark({ text, evidence }: Resolved['stated'][number], citations: Citation[]): string {
  if (!evidence || citations.length >= maxCitations) return text
  const mark = citations.length + 1
  citations.push({ mark, passageId: pageAddress(evidence.sourceId, evidence.page), quote: evidence.quote })
  return `${text} [${mark}]`
}

const originNames = { DOCUMENT: 'Document', RECORD: 'Record', ANSWER: 'Your answer' }

const fromOf = ({ stated, reason }: Resolved): string =>
  stated.length === 0
    ? (reason ?? '')
    : [...new Set(stated.map(({ origin, from, evidence }) => evidence?.name ?? from ?? originNames[origin]))].join(
        ' / ',
      )
