import {
  ComboboxField,
  ConflictNotice,
  FormDialog,
  SearchCombobox,
  useEditConflict,
  useServerForm,
} from '@coverdesk/design-system/forms'
import { useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import type { LinkServiceRequestInput, ServiceRequestProfileFragment } from '../generated/documents'
import { overviewPath } from '../paths'
import type { RequestChange } from '../request-changes/change-request'
import { type RequestFormProps, requestDialog } from '../request-changes/request-dialog'
import { policyName } from '../request-form/policy-options'
import { useAccountFields } from '../request-form/use-account-fields'

const labels = [
  ['accountId', 'Account'],
  ['businessPolicyId', 'Policy'],
] as const

type Linked = Pick<ServiceRequestProfileFragment, 'id' | 'version' | 'account' | 'businessPolicy' | 'customerName'>

/** Whose request it is, and which policy it is about, over its page. */
export const LinkDialog = requestDialog(LinkForm)

const valuesOf = ({ account, businessPolicy }: Linked) => ({
  accountId: account?.id ?? '',
  businessPolicyId: businessPolicy?.id ?? '',
})

function LinkForm({ request }: RequestFormProps) {
  const [opened] = useState<Linked>(request)
  const close = useCloseDialog(overviewPath(opened.id))
  const { submit, busy, failure, validationErrors, conflict } =
    useSubmission<RequestChange<LinkServiceRequestInput>>(close)
  const form = useServerForm({
    defaultValues: valuesOf(opened),
    validationErrors,
    onSubmit: ({ accountId, businessPolicyId }) =>
      submit({
        version: latest.version,
        input: { accountId: accountId || null, businessPolicyId: businessPolicyId || null },
      }),
  })
  const { latest, notice } = useEditConflict<ReturnType<typeof valuesOf>, Linked>({
    form,
    opened,
    current: conflict,
    fields: labels,
    valuesOf,
    words: (path, value, records) => nameIn(records, path, String(value)),
  })
  useUnsavedChanges(form.formState.isDirty)
  const [accountId, businessPolicyId] = form.watch(['accountId', 'businessPolicyId'])
  const { account, policy } = useAccountFields(accountId)
  const { setValue } = form
  const isOthers = businessPolicyId !== '' && policy.options?.every(({ value }) => value !== businessPolicyId)
  useEffect(() => {
    // A policy of another account is not this one's.
    if (isOthers) setValue('businessPolicyId', '', { shouldDirty: true })
  }, [isOthers, setValue])
  return (
    <FormDialog
      title="Link to an account or policy"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={failure}
      conflict={notice && <ConflictNotice {...notice} />}
      onClose={close}
    >
      <SearchCombobox form={form} name="accountId" label="Account" optional {...account} />
      <ComboboxField form={form} name="businessPolicyId" label="Policy" optional {...policy} />
    </FormDialog>
  )
}

/** What an id stands for, as far as the two versions know it. */
function nameIn(records: readonly Linked[], path: string, id: string) {
  if (id === '') return ''
  if (path === 'accountId') return records.find(({ account }) => account?.id === id)?.customerName ?? 'Another account'
  const policy = records.find(({ businessPolicy }) => businessPolicy?.id === id)?.businessPolicy
  return policy ? policyName(policy) : 'Another policy'
}
