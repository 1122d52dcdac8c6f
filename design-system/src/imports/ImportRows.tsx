import { makeStyles } from '@fluentui/react-components'
import { Fragment, type ReactNode, useState } from 'react'
import { ChoiceChips } from '../controls/ChoiceChips'
import type { ImportOutcome, ImportRecord } from './import-record'
import { type RowFilter, rowFilters } from './row-filters'

/** What is asked for: rows of one kind, or all, and how many; from the first on, or after another page. */
export interface AskedRows {
  outcome?: ImportOutcome
  /** Only those with notes. */
  noted?: true
  first: number
  after?: string
}

interface ImportRowsProps {
  found: ImportRecord
  /** How many rows seem to be there already, before they are imported. */
  duplicates: number
  /** Reads and draws the rows: an `ImportRowsPage`. */
  rows(asked: AskedRows): ReactNode
}

const rowsOfPage = 50

const useStyles = makeStyles({ filters: { marginBottom: '12px' } })

/** The rows of the file, as they are or would be stored; those of one kind alone, or all. */
export function ImportRows({ found, duplicates, rows }: ImportRowsProps) {
  const styles = useStyles()
  const filters = rowFilters(found, duplicates)
  const [chosen, setChosen] = useState<RowFilter>()
  const filter = filters.find(({ value }) => value === chosen) ?? filters[0]
  const shown = filter?.value ?? 'ALL'
  return (
    <>
      <div className={styles.filters}>
        <ChoiceChips<RowFilter> label="Show rows" value={shown} options={filters} onChange={setChosen} />
      </div>
      <Fragment key={`${shown} ${found.version}`}>{rows({ first: rowsOfPage, ...kindOf(shown) })}</Fragment>
    </>
  )
}

function kindOf(shown: RowFilter): Pick<AskedRows, 'outcome' | 'noted'> {
  if (shown === 'NOTED') return { noted: true }
  return shown === 'ALL' ? {} : { outcome: shown }
}
