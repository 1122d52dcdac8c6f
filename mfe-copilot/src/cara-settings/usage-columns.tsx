import { makeStyles, type RecordColumn } from '@coverdesk/design-system'
import type { CaraUsageFieldsFragment } from '../generated/documents'
import { costWords } from './usage-words'

interface UsageLine {
  id: string
  name: string
  usage: CaraUsageFieldsFragment
}

const useStyles = makeStyles({
  // A phone shows no headers.
  unit: { display: 'none', '@media (max-width: 639px)': { display: 'inline' } },
})

/** What a model took, in columns. @param header of the first: what the lines are about */
export const usageColumns = (header: string): readonly RecordColumn<UsageLine>[] => [
  { header, cell: ({ name }) => name },
  { header: 'Runs', cell: ({ usage }) => <Count value={usage.runs} one="run" /> },
  { header: 'Tokens', cell: ({ usage }) => <Count value={usage.tokens} one="token" /> },
  { header: 'Cost', align: 'end', cell: ({ usage }) => costWords(usage) },
]

function Count({ value, one }: { value: number; one: string }) {
  const { unit } = useStyles()
  return (
    <>
      {value.toLocaleString('en-US')}
      <span className={unit}>{value === 1 ? ` ${one}` : ` ${one}s`}</span>
    </>
  )
}
