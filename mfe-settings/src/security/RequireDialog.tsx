import { ConfirmDialog } from '@coverdesk/design-system'
import { useCloseDialog, useSubmission } from '@coverdesk/plugin-sdk'
import type { AgencyRulesFragment, UpdateAgencyMutationVariables } from '../generated/documents'
import { securityPath } from '../paths'
import { CodeDialog } from '../second-step/CodeDialog'
import { useAgencyRules } from './use-agency-rules'

/** Asks before everybody needs a second step, or nobody does any more. */
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
      title="Require a second step of everybody?"
      confirmLabel="Require"
      busy={busy}
      failure={failure}
      onConfirm={() => submit({ version, input: { requiresSecondStep: true } })}
      onCancel={close}
    >
      Who has none is led through the set-up at the next sign-in, before anything else. Nobody is signed out now.
    </ConfirmDialog>
  )
}

function StopRequiring({ rules: { version } }: { rules: AgencyRulesFragment }) {
  const close = useCloseDialog(securityPath)
  const sending = useSubmission<UpdateAgencyMutationVariables>(close)
  return (
    <CodeDialog
      title="Leave the second step to each person?"
      intro="Everyone who has a second step keeps it, and may turn it off."
      submitLabel="Leave it to each"
      effect="It confirms that it is you who changes this."
      sending={{
        ...sending,
        submit: ({ code }) => sending.submit({ version, input: { requiresSecondStep: false }, code }),
      }}
      onClose={close}
    />
  )
}
