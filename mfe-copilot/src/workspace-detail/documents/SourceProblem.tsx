import { Banner, Button, makeStyles, tokens } from '@coverdesk/design-system'
import { runMutation, useChange, useQuery } from '@coverdesk/plugin-sdk'
import { useEffect } from 'react'
import { ReadSourceAgainDocument, SourceReadingDocument, type WorkspaceSourceFragment } from '../../generated/documents'
import { readingProblem } from '../../knowledge-list/reading-problem'

/** A document that is read is asked for again, in milliseconds. */
const pollMs = 3_000

const useStyles = makeStyles({
  reading: { paddingBottom: '12px', color: tokens.textSecondary, fontSize: tokens.fontSizeBase200 },
})

interface SourceProblemProps {
  workspaceId: string
  source: WorkspaceSourceFragment
}

/** What Cara couldn't read of a document that she answers from. Nothing where she read all of it. */
export function SourceProblem({ workspaceId, source }: SourceProblemProps) {
  if (source.isBeingRead) return <BeingRead workspaceId={workspaceId} sourceId={source.id} />
  const problem = source.failure ?? readingProblem(source)
  return problem && <Problem sourceId={source.id} words={problem} />
}

function BeingRead({ workspaceId, sourceId }: { workspaceId: string; sourceId: string }) {
  const styles = useStyles()
  const query = useQuery(SourceReadingDocument, { id: workspaceId, sourceId })
  const again = query.status === 'loading' ? undefined : query.retry
  useEffect(() => {
    if (!again) return
    const timer = setInterval(again, pollMs)
    return () => clearInterval(timer)
  }, [again])
  return <div className={styles.reading}>Reading …</div>
}

function Problem({ sourceId, words }: { sourceId: string; words: string }) {
  const { run, busy, failure } = useChange()
  const readAgain = () =>
    run(() => runMutation(ReadSourceAgainDocument, { sourceId, idempotencyKey: crypto.randomUUID() }))
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
