import { Button, ConfirmDialog, makeStyles } from '@coverdesk/design-system'
import { navigate, runMutation, toast, useChange } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { SyncIntegrationDocument, type SyncRunDetailFragment, UndoSyncRunDocument } from '../../generated/documents'
import { managePath } from '../../paths'

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: '8px' } })

/** Syncs after a preview, or undoes a sync. */
export function RunActions({ integrationId, run }: { integrationId: string; run: SyncRunDetailFragment }) {
  const styles = useStyles()
  const [isAsked, setAsked] = useState(false)
  const sync = useChange()
  const undo = useChange()
  const begin = async () => {
    if (await sync.run(() => runMutation(SyncIntegrationDocument, { id: integrationId }))) {
      await navigate(managePath(integrationId))
    }
  }
  const takeBack = async () => {
    if (!(await undo.run(() => runMutation(UndoSyncRunDocument, { id: run.id })))) return
    toast('Undoing the sync')
    setAsked(false)
  }
  const isPreview = run.type === 'PREVIEW' && run.state === 'COMPLETED'
  return (
    <div className={styles.root}>
      {isPreview && (
        <Button small appearance="primary" busy={sync.busy} onClick={() => void begin()}>
          Sync now
        </Button>
      )}
      {run.canUndo && (
        <Button small onClick={() => setAsked(true)}>
          Undo sync
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title="Undo this sync?"
          confirmLabel="Undo sync"
          danger
          busy={undo.busy}
          failure={undo.failure}
          onConfirm={() => void takeBack()}
          onCancel={() => setAsked(false)}
        >
          What this sync brought in is removed, and what it changed is set back. Records that someone has worked on
          since stay as they are.
        </ConfirmDialog>
      )}
    </div>
  )
}
