import { DetailColumns, DetailSkeleton, Page, PageHeader, StateBadge, TextLink } from '@coverdesk/design-system'
import { usePageTitle } from '@coverdesk/plugin-sdk'
import type { AccountImportWholeFragment } from '../generated/documents'
import { NoRecord } from '../no-record/NoRecord'
import { CheckedImport } from './CheckedImport'
import { ColumnsForm } from './ColumnsForm'
import { FinishedImport } from './FinishedImport'
import { ImportSteps } from './ImportSteps'
import { ImportUnderWay } from './ImportUnderWay'
import { importsPath } from './paths'
import { useImport } from './use-import'

/** One import, from its columns to what became of its rows. The server knows where it is: a reload or a link goes on there. */
export function ImportPage() {
  const { query, found } = useImport()
  usePageTitle(found ? `Import of ${found.fileName}` : 'Import')
  if (query.status === 'loading') {
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
        <NoRecord what="import" failure={query.failure} onRetry={query.retry} />
      </Page>
    )
  }
  return (
    <Page>
      <PageHeader
        title={found.fileName}
        description={sentences[found.state]}
        actions={
          <>
            <StateBadge of="accountImport" state={found.state} />
            <TextLink href={importsPath}>All imports</TextLink>
          </>
        }
      />
      <DetailColumns aside={<ImportSteps found={found} />}>
        <ImportStage found={found} />
      </DetailColumns>
    </Page>
  )
}

const sentences: Record<AccountImportWholeFragment['state'], string> = {
  MAPPING: 'Say what the columns are; nothing is created yet',
  CHECKING: 'Every row is checked; nothing is created yet',
  CHECKED: 'Look at the rows; nothing is created yet',
  IMPORTING: 'The accounts are being created',
  DONE: 'The accounts are created',
  CANCELED: 'It was ended before its end',
  FAILED: 'It stopped before its end',
  UNDOING: 'What it created is being removed',
  UNDONE: 'What it created is removed',
}

/** Each state has its own part of the page. */
function ImportStage({ found }: { found: AccountImportWholeFragment }) {
  switch (found.state) {
    case 'MAPPING':
      return <ColumnsForm key={found.version} found={found} />
    case 'CHECKING':
    case 'IMPORTING':
    case 'UNDOING':
      return <ImportUnderWay found={found} />
    case 'CHECKED':
      return <CheckedImport key={found.version} found={found} />
    default:
      return <FinishedImport found={found} />
  }
}
