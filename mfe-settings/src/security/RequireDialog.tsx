import { ConfirmDialog } from '@coverdesk/design-system'
import { useCloseDialog, useSubmission } from '@coverdesk/plugin-sdk'
import type { UpdateAgencyMutationVariables } from '../generated/documents'
import { securityPath } from '../paths'
import { useAgencyRules } from './use-agency-rules'

/** Asks before everybody needs a second step, or nobody does any more. */
export function RequireDialog() {
  const close = useCloseDialog(securityPath)
  const { rules } = useAgencyRules()
  const { submit, busy, failure } = useSubmission<UpdateAgencyMutationVariables>(close)
  if (!rules) return null
  const { version, requiresSecondStep } = rules
  return (
    <ConfirmDialog
      title={requiresSecondStep ? 'Leave the second step to each person?' : 'Require a second step of everybody?'}
      confirmLabel={requiresSecondStep ? 'Leave it to each' : 'Require'}
      busy={busy}
      failure={failure}
      onConfirm={() => submit({ version, input: { requiresSecondStep: !requiresSecondStep } })}
      onCancel={close}
    >
      {requiresSecondStep
        ? 'Who has a second step keeps it, and may turn it off.'
        : 'Who has none is led through the set-up at the next sign-in, before anything else. Nobody is signed out now.'}
    </ConfirmDialog>
  )
}
