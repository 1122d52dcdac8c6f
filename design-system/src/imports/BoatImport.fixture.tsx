import { action } from 'storybook/actions'
import { EmptyState } from '../feedback/EmptyState'
import { BoatColumns } from './BoatColumns.fixture'
import { ImportedBoats } from './ImportedBoats.fixture'
import { type ImportedRow, ImportLayout, type ImportRecord, ImportStage, type ImportStageProps } from './index'
import { boatsPath, boatWords } from './some-import.fixture'

export interface BoatImportProps {
  found: ImportRecord | undefined
  loading?: boolean
  rows: readonly ImportedRow[]
  /** How many seem to be there already, by hull number and by name. */
  duplicates: readonly [byHull: number, byName: number]
  submission: ImportStageProps<'hulls' | 'names'>['submission']
  note?: string | undefined
  created?: { text: string; href: string }
  readBadRows?: ImportStageProps<string>['readBadRows']
}

/** One import, from its columns to what became of its rows, as an area puts it together. */
export function BoatImport({ found, loading = false, ...stage }: BoatImportProps) {
  return (
    <div style={{ height: '100dvh' }}>
      <ImportLayout
        found={found}
        loading={loading}
        missing={<EmptyState kind="no-match" title="There is no such import" hint="It may have been removed." />}
        words={boatWords}
        path={boatsPath}
      >
        {found => <BoatStage {...stage} found={found} />}
      </ImportLayout>
    </div>
  )
}

function BoatStage({ found, rows, duplicates, readBadRows, ...stage }: BoatImportProps & { found: ImportRecord }) {
  const [byHull, byName] = duplicates
  return (
    <ImportStage
      {...stage}
      found={found}
      words={boatWords}
      path={boatsPath}
      duplicates={[
        { name: 'hulls', count: byHull, what: 'with the hull number of another boat' },
        { name: 'names', count: byName, what: 'with the name of another boat' },
      ]}
      columns={onBack => <BoatColumns found={found} onBack={onBack} onSubmit={action('submit')} />}
      rows={asked => <ImportedBoats rows={rows} asked={asked} />}
      readBadRows={readBadRows ?? (async () => ({ items: [], endCursor: null }))}
      onFailure={action('failure')}
    />
  )
}
