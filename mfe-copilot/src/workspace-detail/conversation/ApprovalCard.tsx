import { Button, makeStyles, shorthands, tokens } from '@coverdesk/design-system'
import { runMutation, useChange } from '@coverdesk/plugin-sdk'
import { useId } from 'react'
import { AnswerCaraApprovalDocument, type WorkspaceApprovalFragment } from '../../generated/documents'
import { queryOf } from '../steps/tool-call-text'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '10px',
    padding: '14px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    ...shorthands.border('1px', 'solid', tokens.amber),
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  query: {
    margin: 0,
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.neutralTint,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  hint: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  failure: { color: tokens.red },
})

interface ApprovalCardProps {
  workspaceId: string
  approval: WorkspaceApprovalFragment
}

/** Cara asks to be allowed exactly one call; a person sees what would leave the agency. */
export function ApprovalCard({ workspaceId, approval }: ApprovalCardProps) {
  const styles = useStyles()
  const titleId = useId()
  const { run, busy, failure } = useChange()
  const answer = (isApproved: boolean) =>
    void run(() => runMutation(AnswerCaraApprovalDocument, { id: workspaceId, approvalId: approval.id, isApproved }))
  const query = queryOf(approval.argumentsJson)
  const isSearch = approval.toolName === 'SEARCH_WEB'
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <h2 id={titleId} className={styles.title}>
        {isSearch ? 'Cara wants to search the web' : 'Cara needs your approval'}
      </h2>
      <pre className={styles.query}>{query ?? approval.argumentsJson}</pre>
      <div className={styles.hint}>
        {isSearch
          ? 'This text leaves your agency. Check that it names no client and nothing confidential.'
          : 'Cara does exactly this, once.'}
      </div>
      {failure && (
        <div role="alert" className={styles.failure}>
          {failure.message}
        </div>
      )}
      <div className={styles.actions}>
        <Button appearance="primary" busy={busy} onClick={() => answer(true)}>
          Allow once
        </Button>
        <Button disabled={busy} onClick={() => answer(false)}>
          Don’t allow
        </Button>
      </div>
    </section>
  )
}
