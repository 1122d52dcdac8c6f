import { Button, ButtonLink, EmptyState, ErrorState } from '@coverdesk/design-system'
import type { Failure } from '@coverdesk/plugin-sdk'

/** In place of rows: none exist yet, or none match. */
export function NoAccounts(props: { filtered: boolean; createPath: string; onClear(): void }) {
  if (props.filtered) {
    return (
      <EmptyState
        kind="no-match"
        title="No accounts found"
        hint="No name, email, city or contact begins with this. Try fewer letters, or clear the filter."
        action={<Button onClick={props.onClear}>Clear filter</Button>}
      />
    )
  }
  return (
    <EmptyState
      kind="nothing"
      title="No accounts found"
      hint="Create the first account, and it is listed here."
      action={<ButtonLink to={props.createPath}>Create Account</ButtonLink>}
    />
  )
}

/** In place of rows: the list could not be read. */
export function AccountsFailed({ failure, onRetry }: { failure: Failure; onRetry(): void }) {
  return (
    <ErrorState
      title="Accounts could not be loaded"
      message={failure.message}
      requestId={failure.requestId}
      onRetry={onRetry}
    />
  )
}
