import { EmptyState } from '@coverdesk/design-system'
import { RecordDialog } from '@coverdesk/design-system/record'
import { LogPolicyLink } from './log-policy-first'

interface NothingToCertifyProps {
  title: string
  accountId: string
  onClose(): void
}

/** In place of the form: the account has no policies. */
export const NothingToCertify = ({ title, accountId, onClose }: NothingToCertifyProps) => (
  <RecordDialog title={title} onClose={onClose}>
    <EmptyState
      kind="nothing"
      title="Log a policy first"
      hint="A certificate shows the policies of its account, and this one has none."
      action={<LogPolicyLink accountId={accountId} />}
    />
  </RecordDialog>
)
