import { useState } from 'react'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { Banner } from '../feedback/Banner'
import type { SavedViews, ViewFailure } from './saved-views'
import { ViewNameDialog } from './ViewNameDialog'

interface NamedView {
  id: string
  name: string
}

/** What a person wants to do with views, and has to be asked about. */
export type ViewQuestion =
  | { kind: 'save' }
  | { kind: 'update' }
  | { kind: 'rename'; view: NamedView }
  | { kind: 'remove'; view: NamedView }

interface ViewDialogsProps {
  views: SavedViews
  question: ViewQuestion
  onClose(): void
}

/** The dialog of a question about views. */
export function ViewDialogs({ views, question, onClose }: ViewDialogsProps) {
  switch (question.kind) {
    case 'save':
      return (
        <ViewNameDialog title="Save view" submitLabel="Save view" name="" onSubmit={views.saveAs} onClose={onClose} />
      )
    case 'rename':
      return (
        <ViewNameDialog
          title="Rename view"
          submitLabel="Rename view"
          name={question.view.name}
          onSubmit={name => views.rename(question.view.id, name)}
          onClose={onClose}
        />
      )
    case 'update':
      return (
        <ConfirmView title="Update this view?" confirmLabel="Update view" onConfirm={views.update} onClose={onClose}>
          Everyone at your agency will see this view.
        </ConfirmView>
      )
    case 'remove':
      return (
        <ConfirmView
          danger
          title={`Delete “${question.view.name}”?`}
          confirmLabel="Delete view"
          onConfirm={() => views.remove(question.view.id)}
          onClose={onClose}
        >
          The view goes for everyone at the agency. What it shows stays.
        </ConfirmView>
      )
  }
}

interface ConfirmViewProps {
  title: string
  confirmLabel: string
  danger?: boolean
  onConfirm(): Promise<ViewFailure | undefined>
  onClose(): void
  children: string
}

function ConfirmView({ title, confirmLabel, danger = false, onConfirm, onClose, children }: ConfirmViewProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ViewFailure>()
  const confirm = async () => {
    setBusy(true)
    const refused = await onConfirm()
    setBusy(false)
    if (refused) setFailure(refused)
    else onClose()
  }
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      danger={danger}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {children}
      {failure && <Banner tone="error">{failure.message}</Banner>}
    </ConfirmDialog>
  )
}
