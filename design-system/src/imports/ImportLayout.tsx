import type { ReactNode } from 'react'
import { StateBadge } from '../controls/StateBadge'
import { TextLink } from '../controls/TextLink'
import { DetailColumns } from '../detail/Section'
import { Page, PageHeader } from '../page/Page'
import { ImportSteps } from './ImportSteps'
import type { ImportRecord, ImportState } from './import-record'
import { type ImportWords, manyOf } from './import-words'

/** The import that a page is about, and the part of the page that its state has. */
export interface ImportLayoutProps {
  found: ImportRecord
  words: ImportWords
  /** The address of all imports: `/app/accounts/import`. */
  path: string
  /** The part of the page that the state has: an `ImportStage`. */
  children: ReactNode
}

/** The page of one import: its name, where it is on its way, and what is to be done there. */
export function ImportLayout({ found, words, path, children }: ImportLayoutProps) {
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
      <DetailColumns aside={<ImportSteps found={found} words={words} />}>{children}</DetailColumns>
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
  UNDOING: 'What it created is being removed',
  UNDONE: 'What it created is removed',
})
