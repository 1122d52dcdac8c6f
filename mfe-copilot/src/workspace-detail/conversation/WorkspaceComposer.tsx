import { makeStyles } from '@coverdesk/design-system'
import { LateComponent, runMutation, useLate } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { ComposedMessage } from '../../composer/Composer'
import { ComposerPlaceholder } from '../../composer/ComposerPlaceholder'
import { AddCaraWorkspaceMessageDocument, type WorkspaceProfileFragment } from '../../generated/documents'

/** Its code comes after the first paint: the conversation doesn’t wait for the box. */
const lateComposer = new LateComponent(async () => (await import('../../composer/Composer')).Composer)

const useStyles = makeStyles({
  root: { flexShrink: 0, padding: '8px 20px 16px', '@media (max-width: 639.98px)': { padding: '8px 12px 12px' } },
})

interface WorkspaceComposerProps {
  workspace: WorkspaceProfileFragment
  /** The message is in the conversation. */
  onSent(): void
}

/** Adds a message to a conversation; disabled while Cara is working. */
export function WorkspaceComposer({ workspace, onSent }: WorkspaceComposerProps) {
  const styles = useStyles()
  const { id, state } = workspace
  const Composer = useLate(lateComposer)
  const [problem, setProblem] = useState<string>()
  const send = async ({ message, files }: ComposedMessage) => {
    const result = await runMutation(AddCaraWorkspaceMessageDocument, {
      ...{ id, input: { message, files }, idempotencyKey: crypto.randomUUID() },
    })
    if (result.ok && result.data.addCaraWorkspaceMessage) {
      setProblem(undefined)
      onSent()
      return true
    }
    const [refused] = result.ok ? [] : result.failure.validationErrors
    const reason = refused?.message ?? (result.ok ? undefined : result.failure.message)
    // Specification 3 §8.
    setProblem(['Failed to add message to workspace.', reason].filter(Boolean).join(' '))
    return false
  }
  return (
    <div className={styles.root}>
      {Composer ? (
        <Composer
          placeholder="Ask Cara..."
          isCompact
          isBusy={state === 'WORKING'}
          draft={id}
          problem={problem}
          onSend={send}
        />
      ) : (
        <ComposerPlaceholder isCompact />
      )}
    </div>
  )
}
