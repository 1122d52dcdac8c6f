import { action } from 'storybook/actions'
import type { AskedRows } from './ImportRows'
import { type ImportedRow, ImportRowsPage, type ImportRowsPageProps } from './index'
import { boatWords } from './some-import.fixture'

export interface ImportedBoatsProps {
  rows: readonly ImportedRow[]
  asked: AskedRows
  /** How many come at once. */
  most?: number
  /** By default they have come. */
  query?: ImportRowsPageProps['query']
}

const loaded: ImportRowsPageProps['query'] = { status: 'loaded', failure: undefined, retry: action('retry') }

/** Rows of a list, as an area would read them. */
export function ImportedBoats({ rows, asked, most = asked.first, query = loaded }: ImportedBoatsProps) {
  const begin = Number(asked.after ?? 0)
  const wanted = rows.filter(
    ({ outcome, notes = [] }) =>
      (asked.outcome === undefined || outcome === asked.outcome) && (!asked.noted || notes.length > 0),
  )
  const end = begin + most
  return (
    <ImportRowsPage
      words={boatWords}
      query={query}
      rows={query.status === 'loaded' ? wanted.slice(begin, end) : undefined}
      endCursor={end < wanted.length ? String(end) : null}
      next={after => <ImportedBoats {...{ rows, most, query }} asked={{ ...asked, after }} />}
    />
  )
}
