import { ConfirmDialog } from '@coverdesk/design-system'
import { useCloseDialog, useSubmission } from '@coverdesk/plugin-sdk'
import type { AgencyRulesFragment, UpdateAgencyMutationVariables } from '../generated/documents'
import { securityPath } from '../paths'
import { CodeDialog } from '../second-step/CodeDialog'
import { useAgencyRules } from './use-agency-rules'

/** Asks before everyone needs two-step verification, or no one does any more. */
export function RequireDialog() {
  const { rules } = useAgencyRules()
  if (!rules) return null
  return rules.requiresSecondStep ? <StopRequiring rules={rules} /> : <Require rules={rules} />
}

function Require({ rules: { version } }: { rules: AgencyRulesFragment }) {
  const close = useCloseDialog(securityPath)
  const { submit, busy, failure } = useSubmission<UpdateAgencyMutationVariables>(close)
  return (
    <ConfirmDialog
      title="Require two-step verification for everyone?"
      confirmLabel="Require"
      busy={busy}
      failure={failure}
      onConfirm={() => submit({ version, input: { requiresSecondStep: true } })}
      onCancel={close}
    >
      Users without it set it up at their next sign-in. No one is signed out now.
    </ConfirmDialog>
  )
}

function StopRequiring({ rules: { version } }: { rules: AgencyRulesFragment }) {
  const close = useCloseDialog(securityPath)
  const sending = useSubmission<UpdateAgencyMutationVariables>(close)
  return (
    <CodeDialog
      title="Make two-step verification optional?"
      intro="Everyone who uses two-step verification keeps it and can turn it off."
      submitLabel="Make optional"
      effect="Confirms it’s you."
      sending={{
        ...sending,
        submit: ({ code }) => sending.submit({ version, input: { requiresSecondStep: false }, code }),
      }}
      onClose={close}
    />
  )
}
