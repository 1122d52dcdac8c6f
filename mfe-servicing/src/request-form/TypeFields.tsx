import {
  AddressFields,
  CheckboxField,
  FieldGroup,
  type ServerForm,
  TextareaField,
  TextField,
} from '@coverdesk/design-system/forms'
import type { ReactNode } from 'react'
import { textBounds } from '../words/text-bounds'
import type { TypeValues } from './request-values'

type Form = ServerForm<TypeValues>

const detailLabels: Readonly<Record<string, string>> = {
  DOCUMENT_REQUEST: 'Request details',
  ENDORSE_POLICY: 'Endorsement details',
  OTHER: 'Request details',
  QUOTE_REQUEST: 'Request details',
}

/** What is asked about a request of a chosen type. */
export function TypeFields({ form, type }: { form: Form; type: string }) {
  const details = (
    <TextareaField
      form={form}
      name="details"
      label={detailLabels[type] ?? 'Additional notes'}
      optional={!detailLabels[type]}
      maxLength={textBounds.details}
    />
  )
  switch (type) {
    case 'ADD_ADDITIONAL_INSURED':
      return (
        <FieldGroup title="Additional insured">
          <TextField form={form} name="addAdditionalInsured.name" label="Name" />
          <AddressFields form={form} name="addAdditionalInsured.address" label="Address" optional />
          <TextField form={form} name="addAdditionalInsured.relationship" label="Relationship" optional />
          {details}
        </FieldGroup>
      )
    case 'CANCEL_POLICY':
      return (
        <>
          <TextareaField
            form={form}
            name="cancelPolicy.reason"
            label="Cancellation details"
            optional
            maxLength={textBounds.cancelReason}
          />
          {details}
        </>
      )
    case 'CREATE_CERTIFICATE':
      return <CertificateFields form={form}>{details}</CertificateFields>
    case 'DOCUMENT_REQUEST':
      return (
        <>
          <TextField form={form} name="documentRequest.type" label="Document type" optional />
          {details}
        </>
      )
    case 'QUESTION':
      return (
        <>
          <TextareaField form={form} name="question.question" label="Question" maxLength={textBounds.question} />
          {details}
        </>
      )
    default:
      return details
  }
}

function CertificateFields({ form, children }: { form: Form; children: ReactNode }) {
  const isInsured = form.watch('createCertificate.additionalInsured')
  return (
    <FieldGroup title="Certificate">
      <TextField form={form} name="createCertificate.name" label="Certificate holder" />
      <AddressFields form={form} name="createCertificate.address" label="Address" optional />
      <CheckboxField form={form} name="createCertificate.additionalInsured" label="Additional insured" />
      {isInsured && (
        <>
          <TextField form={form} name="createCertificate.additionalInsuredRelationship" label="Relationship" optional />
          <TextareaField
            form={form}
            name="createCertificate.additionalInsuredRelationshipDescription"
            label="Description of the relationship"
            optional
            maxLength={textBounds.relationshipDescription}
          />
        </>
      )}
      {children}
    </FieldGroup>
  )
}
