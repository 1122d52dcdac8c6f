import { Fragment, type ReactNode } from 'react'
import { StateBadge } from '../controls/StateBadge'
import { TextLink } from '../controls/TextLink'
import { DetailSkeleton } from '../detail/DetailSkeleton'
import { DetailColumns } from '../detail/Section'
import { Page, PageHeader } from '../page/Page'
import { ImportSteps } from './ImportSteps'
import { type ImportWords, manyOf } from './import-labels'
import type { ImportRecord, ImportState } from './import-record'

/** The import that a page is about, and the part of the page that its state has. */
export interface ImportLayoutProps<Found extends ImportRecord> {
  /** Undefined until it has come, and when there is none. */
  found: Found | undefined
  loading: boolean
  /** In the place of it when it has not come. */
  missing: ReactNode
  words: ImportWords
  /** The address of all imports: `/app/accounts/import`. */
  path: string
  /** What is to be done with it: an `ImportStage`. It begins again with each step. */
  children(found: Found): ReactNode
}

/** The page of one import: its name, where it is on its way, and what is to be done there. */
export function ImportLayout<Found extends ImportRecord>(props: ImportLayoutProps<Found>) {
  const { found, loading, missing, words, path, children } = props
  if (loading) {
    return (
      <Page>
        <DetailSkeleton label="Loading import..." />
      </Page>
    )
  }
  if (!found) {
    return (
      <Page>
        <PageHeader title="Import" />
        {missing}
      </Page>
    )
  }
  return (
    <Page>
      <PageHeader
        title={found.fileName}
        description={sentences(manyOf(words))[found.state]}
        actions={
          <>
            <StateBadge of="import" state={found.state} />
            <TextLink href={path}>All imports</TextLink>
          </>
        }
      />
      <DetailColumns aside={<ImportSteps found={found} words={words} />}>
        <Fragment key={`${found.state} ${found.version}`}>{children(found)}</Fragment>
      </DetailColumns>
    </Page>
  )
}

const sentences = (many: string): Record<ImportState, string> => ({
  MAPPING: 'Say what the columns are; nothing is created yet',
  CHECKING: 'Every row is checked; nothing is created yet',
  CHECKED: 'Look at the rows; nothing is created yet',
  IMPORTING: `The ${many} are being created`,
  DONE: `The ${many} are created`,
  CANCELED: 'It was ended before its end',
  FAILED: 'It stopped before its end',
  UNDOING: 'Removing imported records',
  UNDONE: 'Imported records removed',
})
