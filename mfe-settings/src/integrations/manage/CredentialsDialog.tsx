import { FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import type { IntegrationDetailFragment, UpdateIntegrationInput } from '../../generated/documents'
import { managePath } from '../../paths'
import { failureWords } from '../connect/credential-words'
import { type NowcertsCredentials, NowcertsFields } from '../connect/NowcertsFields'
import { useIntegration } from './use-integration'

/** Other credentials for a connection, over what it is. */
export function CredentialsDialog() {
  const { integration } = useIntegration()
  if (!integration) return null
  return integration.type === 'AMS_HAWKSOFT' ? (
    <Reconnect id={integration.id} />
  ) : (
    <Replace key={integration.id} integration={integration} />
  )
}

function Replace({ integration: { id, configuration } }: { integration: IntegrationDetailFragment }) {
  const close = useCloseDialog(managePath(id))
  const { submit, busy, failure, validationErrors } = useSubmission<NowcertsCredentials>(close)
  const form = useServerForm({
    defaultValues: { nowcerts: { username: configuration.nowcerts?.username ?? '', password: '' } },
    validationErrors,
    onSubmit: submit,
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Replace credentials"
      form={form}
      submitLabel="Connect"
      busy={busy}
      failure={failure && { ...failure, message: failureWords('AMS_NOWCERTS', failure.message) }}
      onClose={close}
    >
      <NowcertsFields form={form} />
    </FormDialog>
  )
}

function Reconnect({ id }: { id: string }) {
  const close = useCloseDialog(managePath(id))
  const { submit, busy, failure, validationErrors } = useSubmission<UpdateIntegrationInput>(close)
  const form = useServerForm({
    defaultValues: {},
    validationErrors,
    onSubmit: () => submit({ hawksoft: { reconnect: true } }),
  })
  return (
    <FormDialog
      title="Reconnect Hawksoft"
      form={form}
      submitLabel="Reconnect"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <p>Allow Coverdesk as a partner in Hawksoft, then reconnect. The next sync begins within a minute.</p>
    </FormDialog>
  )
}
