import { Banner, Button, makeStyles } from '@coverdesk/design-system'
import { runMutation, useChange } from '@coverdesk/plugin-sdk'
import { type ExplorerDocumentFragment, ReadSourceAgainDocument } from '../generated/documents'
import { readingProblem } from '../knowledge-list/reading-problem'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '12px', maxWidth: '880px', padding: '16px 20px 0', boxSizing: 'border-box' },
})

interface ExplorerProblemsProps {
  documents: readonly ExplorerDocumentFragment[]
  /** Asks for the conversation again. */
  onChange(): void
}

/** Documents of the policy that Cara couldn't read, or not all of them: an answer may be missing for that. */
export function ExplorerProblems({ documents, onChange }: ExplorerProblemsProps) {
  const styles = useStyles()
  const problems = documents.flatMap(document => {
    const words = problemOf(document)
    return words ? [{ ...document, words }] : []
  })
  if (problems.length === 0) return null
  return (
    <div className={styles.root}>
      {problems.map(({ id, words }) => (
        <Problem key={id} sourceId={id} words={words} onChange={onChange} />
      ))}
    </div>
  )
}

function problemOf({ name, indexingStatus }: ExplorerDocumentFragment): string | null {
  const { status, error } = indexingStatus
  if (status === 'FAILED') return `${name} could not be processed. ${error ?? 'Upload it again.'}`
  const problem = status === 'COMPLETED' && readingProblem(indexingStatus)
  return problem ? `${name}: ${problem}` : null
}

function Problem({ sourceId, words, onChange }: { sourceId: string; words: string; onChange(): void }) {
  const { run, busy, failure } = useChange()
  const readAgain = async () => {
    const variables = { sourceId, idempotencyKey: crypto.randomUUID() }
    if (await run(() => runMutation(ReadSourceAgainDocument, variables))) onChange()
  }
  return (
    <Banner
      tone="warning"
      actions={
        <Button small busy={busy} onClick={() => void readAgain()}>
          Try again
        </Button>
      }
    >
      {failure?.message ?? words}
    </Banner>
  )
}
