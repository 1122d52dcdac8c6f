import { FormSlideOut, SwitchField, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { integrationsPath } from '../../paths'
import { failureWords } from './credential-words'
import { NowcertsFields } from './NowcertsFields'

const empty = { nowcerts: { username: '', password: '', enableSyncTasks: false, enableSyncCalls: false } }

/** Signs in to NowCerts, and says what Coverdesk sends there. */
export function ConnectNowcerts() {
  const close = useCloseDialog(integrationsPath)
  const { submit, busy, failure, validationErrors } = useSubmission<typeof empty>()
  const form = useServerForm({ defaultValues: empty, validationErrors, onSubmit: submit })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormSlideOut
      title="Connect NowCerts Momentum"
      form={form}
      submitLabel="Connect"
      busy={busy}
      failure={failure && { ...failure, message: failureWords('AMS_NOWCERTS', failure.message) }}
      onClose={close}
    >
      <NowcertsFields form={form} />
      <SwitchField
        form={form}
        name="nowcerts.enableSyncTasks"
        label="Sync tasks"
        hint="Service requests become tasks in NowCerts."
      />
      <SwitchField
        form={form}
        name="nowcerts.enableSyncCalls"
        label="Sync calls"
        hint="Calls are added to the call log in NowCerts."
      />
    </FormSlideOut>
  )
}
