import { Section } from '../detail/Section'
import { ImportRows } from './ImportRows'
import { SaveBadRows } from './SaveBadRows'
import type { ImportStageProps } from './stage'

/** The rows, and those with errors as a file. */
export function StageRows<Duplicate extends string>(props: ImportStageProps<Duplicate>) {
  const { found, words, duplicates, rows, readBadRows, onFailure } = props
  const count = duplicates.reduce((total, { count }) => total + count, 0)
  return (
    <Section title="Rows" actions={<SaveBadRows {...{ found, words, onFailure }} read={readBadRows} />}>
      <ImportRows found={found} duplicates={count} rows={rows} />
    </Section>
  )
}
