import {
  ComboboxField,
  DateField,
  FieldGroup,
  MultiSelectField,
  SelectField,
  type ServerForm,
  TextField,
} from '@coverdesk/design-system/forms'
import { useAgencyUsers } from '../agency-users/use-agency-users'
import { formStates, markets, policyStates } from '../words/policy-labels'
import { policyTypes } from '../words/policy-types'
import { assigneeOptions } from './assignee-options'
import { CarrierField } from './CarrierField'
import { PricingFields } from './PricingFields'
import type { PolicyValues } from './policy-values'

interface PolicyFieldsProps {
  form: ServerForm<PolicyValues>
  /** The account's, of whom some are the policy's. */
  contacts: readonly { id: string; name: string }[] | undefined
  /** Names of carrier and broker that the form begins with, by id. */
  names?: Readonly<Record<string, string>>
}

/** What is asked about a policy of a chosen account. */
export function PolicyFields({ form, contacts, names = {} }: PolicyFieldsProps) {
  const { users, failure } = useAgencyUsers()
  const isCanceled = form.watch('state') === 'CANCELED'
  return (
    <>
      <FieldGroup title="Policy">
        <SelectField form={form} name="type" label="Type" options={policyTypes} placeholder="Choose a type" />
        <SelectField
          form={form}
          name="state"
          label="Status"
          options={isCanceled ? policyStates : formStates}
          placeholder="Choose a status"
        />
        <CarrierField form={form} kind="isCarrier" names={names} />
        <CarrierField form={form} kind="isBroker" names={names} />
        <TextField form={form} name="policyNumber" label="Policy number" optional />
        <TextField form={form} name="quoteNumber" label="Quote number" optional />
        <SelectField form={form} name="market" label="Market" optional options={markets} placeholder="Not known" />
        <ComboboxField
          form={form}
          name="agencyUserId"
          label="Assigned to"
          optional
          options={assigneeOptions(users, form.formState.defaultValues?.agencyUserId)}
          {...(failure && { failure })}
          maximumOptions={1000}
        />
        <MultiSelectField
          form={form}
          name="contactIds"
          label="Contacts"
          optional
          options={contacts?.map(({ id, name }) => ({ value: id, label: name }))}
          maximumOptions={1000}
        />
      </FieldGroup>
      <FieldGroup title="Dates">
        <DateField form={form} name="inforceAt" label="In force from" optional />
        <DateField form={form} name="expiresAt" label="Expiration date" optional />
        <DateField form={form} name="issuedAt" label="Issued" optional />
      </FieldGroup>
      <PricingFields form={form} />
    </>
  )
}
