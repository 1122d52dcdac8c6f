import { DateTime, Facts, FileList, formatFileSize, makeStyles, TextLink, tokens } from '@coverdesk/design-system'
import type { KnowledgeProfileFragment } from '../generated/documents'
import { IndexingBadge } from '../knowledge-list/IndexingBadge'
import { LateMarkdown } from '../markdown/LateMarkdown'
import { IndexingProgress } from './IndexingProgress'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  title: { margin: '0 0 8px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
})

interface DocumentFactsProps {
  document: KnowledgeProfileFragment
}

/** Who added it, how far it is indexed, what Cara found in it, its text and its former versions. */
export function DocumentFacts({ document }: DocumentFactsProps) {
  const styles = useStyles()
  const { title, createdBy, createdAt, updatedAt, indexingStatus, file, metadata, text, formerFiles } = document
  return (
    <div className={styles.root}>
      <Facts
        facts={[
          { label: 'Name', value: title },
          { label: 'Status', value: <IndexingBadge indexing={indexingStatus} /> },
          { label: 'Created By', value: createdBy?.name ?? 'A former user' },
          { label: 'Date Added', value: <DateTime value={createdAt} /> },
          ...(updatedAt === createdAt ? [] : [{ label: 'Last Updated', value: <DateTime value={updatedAt} /> }]),
          ...(file
            ? [
                { label: 'File', value: <TextLink href={file.url}>{file.name}</TextLink> },
                { label: 'Size', value: formatFileSize(file.size) },
              ]
            : []),
          ...(indexingStatus.pageCount ? [{ label: 'Pages', value: String(indexingStatus.pageCount) }] : []),
        ]}
      />
      <IndexingProgress document={document} />
      {metadata && (
        <section>
          <h3 className={styles.title}>What Cara found</h3>
          <Facts
            facts={[
              { label: 'Title', value: metadata.title },
              { label: 'Summary', value: metadata.summary },
              { label: 'Purpose', value: metadata.purpose },
            ]}
          />
        </section>
      )}
      {text && (
        <section>
          <h3 className={styles.title}>Content</h3>
          <LateMarkdown text={text.content} headingLevel={4} skeletonHeight="60px" />
        </section>
      )}
      {formerFiles.length > 0 && (
        <section>
          <h3 className={styles.title}>Former versions</h3>
          <FileList
            label="Former versions"
            files={formerFiles.map(former => ({ id: former.file.url, ...former.file }))}
          />
        </section>
      )}
    </div>
  )
}
