import { useCloseDialog } from '@coverdesk/plugin-sdk'
import { securityPath } from '../paths'
import { CodeDialog } from './CodeDialog'
import { RecoveryCodes } from './RecoveryCodes'
import { renew } from './send-code'
import { useCodes } from './use-codes'

/** Ten new recovery codes, for a code of the app. */
export function RenewCodesDialog() {
  const close = useCloseDialog(securityPath)
  const { codes, ...sending } = useCodes(renew)
  if (codes) return <RecoveryCodes codes={codes} onClose={close} />
  return (
    <CodeDialog
      title="New recovery codes"
      submitLabel="Create new codes"
      effect="Your current recovery codes will stop working."
      sending={sending}
      onClose={close}
    />
  )
}
