import { ConfirmDialog } from '@coverdesk/design-system'
import { useCloseDialog, useSubmission } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { PolicyProfileFragment } from '../generated/documents'
import { overviewPath } from '../paths'
import { menuRules } from '../policy-record/policy-rules'
import { usePolicy } from '../policy-record/use-policy'
import { useRefusedDialog } from '../record-parts/use-refused-dialog'
import { LiveCertificates } from './LiveCertificates'

/** Asks before a policy is deleted that live certificates name, over its page. */
export function DeletePolicyQuestion() {
  const { policy } = usePolicy()
  return policy && <Question key={policy.id} policy={policy} />
}

function Question({ policy }: { policy: PolicyProfileFragment }) {
  const { id, type, version } = policy
  const [because] = useState(() => menuRules(policy).remove)
  const close = useCloseDialog(overviewPath(id))
  const { submit, busy, failure, conflict } = useSubmission<{ id: string; version: number; type: string }>()
  useRefusedDialog(because, close)
  if (because) return null
  return (
    <ConfirmDialog
      title="Delete this policy?"
      confirmLabel="Delete policy"
      cancelLabel="Keep policy"
      danger
      busy={busy}
      failure={failure ?? (conflict ? changedMeanwhile : undefined)}
      onConfirm={() => submit({ id, version, type })}
      onCancel={close}
    >
      <LiveCertificates policyId={id} />
    </ConfirmDialog>
  )
}

const changedMeanwhile = {
  message: 'Someone else changed this policy. Review it before you delete it.',
  requestId: undefined,
}
