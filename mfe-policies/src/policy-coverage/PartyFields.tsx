import {
  AddressFields,
  CurrencyField,
  FieldGroup,
  RowsField,
  type ServerForm,
  TextareaField,
  TextField,
} from '@coverdesk/design-system/forms'
import { textBounds } from '../words/text-bounds'
import { type CoverageValues, noBlanket, noLocation, noParty } from './coverage-values'
import { TermFields } from './TermFields'

interface PartyFieldsProps {
  form: ServerForm<CoverageValues>
}

/** Insureds by whom, as the documents write it, and who else is insured. */
export function PartyFields({ form }: PartyFieldsProps) {
  return (
    <>
      <WrittenFields form={form} />
      <RowsField
        form={form}
        name="details.namedAdditionalInsureds"
        label="Named additional insureds"
        one="Additional insured"
        empty={noParty}
      >
        {path => (
          <>
            <TextField form={form} name={`${path}.name`} label="Name" />
            <AddressFields form={form} name={`${path}.address`} label="Address" optional />
          </>
        )}
      </RowsField>
      <RowsField
        form={form}
        name="details.blanketAdditionalInsureds"
        label="Blanket additional insureds"
        one="Blanket"
        empty={noBlanket}
      >
        {path => (
          <>
            <TextField
              form={form}
              name={`${path}.type`}
              label="Insureds"
              hint="Such as “required by written contract” or “lessors of premises”"
            />
            <TextareaField
              form={form}
              name={`${path}.description`}
              label="Description"
              optional
              maxLength={textBounds.insuredDescription}
            />
          </>
        )}
      </RowsField>
      <TermFields form={form} />
    </>
  )
}

function WrittenFields({ form }: PartyFieldsProps) {
  return (
    <>
      <FieldGroup title="As shown on the documents">
        <TextField form={form} name="details.insured.name" label="Insured" optional />
        <TextField form={form} name="details.carrier.name" label="Carrier" optional />
        <TextField form={form} name="details.policyNumber" label="Policy number" optional />
      </FieldGroup>
      <AddressFields form={form} name="details.insured.address" label="Insured address" optional />
      <AddressFields form={form} name="details.carrier.address" label="Carrier address" optional />
    </>
  )
}

/** The places that the policy insures, with their own limits. */
export function LocationFields({ form }: PartyFieldsProps) {
  return (
    <RowsField form={form} name="details.locations" label="Locations" one="Location" empty={noLocation}>
      {path => (
        <>
          <AddressFields form={form} name={`${path}.address`} label="Address" />
          <CurrencyField form={form} name={`${path}.propertyBuildingLimit`} label="Building limit" optional />
          <CurrencyField form={form} name={`${path}.propertyContentsLimit`} label="Contents limit" optional />
        </>
      )}
    </RowsField>
  )
}
