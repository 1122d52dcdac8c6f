import { ButtonLink, EmptyState, ErrorState } from '@coverdesk/design-system'
import type { Failure } from '@coverdesk/plugin-sdk'
import { workspacesPath } from '../paths'

interface NoWorkspaceProps {
  failure: Failure | undefined
  onRetry(): void
}

/** In place of the page: there is no such workspace, or it can’t be loaded. */
export function NoWorkspace({ failure, onRetry }: NoWorkspaceProps) {
  if (!failure || failure.code === 'NOT_FOUND') {
    return (
      <EmptyState
        kind="no-match"
        title="Workspace not found"
        hint="The link may be incomplete."
        action={<ButtonLink to={workspacesPath}>Back to workspaces</ButtonLink>}
      />
    )
  }
  return (
    <ErrorState
      title="The workspace could not be loaded"
      message={failure.message}
      requestId={failure.requestId}
      onRetry={onRetry}
    />
  )
}
