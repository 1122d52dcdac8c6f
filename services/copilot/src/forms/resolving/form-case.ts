import type { FactLine, FactUnit, FieldName, InsuranceType } from '@coverdesk/coverage'
import type { FormTemplate, FormTemplateId } from '../templates/form-templates.ts'

/** Where a document of the workspace says something, word for word. */
export interface FormQuote {
  sourceId: string
  /** Of the document. */
  name: string
  page: number
  quote: string
}

/** One thing that a document states, of a line of business or as a whole. */
export interface DocumentStatement extends FormQuote {
  field: FieldName
  line: FactLine
  value: number | string
  unit: FactUnit
  confidence: number
}

/** A document of the case, and the lines of business that it is about. */
export interface FormDocument {
  sourceId: string
  statements: readonly DocumentStatement[]
  /** The client’s application, in evidence of insurance: it fills only what nothing else says. */
  isSecondary: boolean
  lines: ReadonlySet<InsuranceType>
}

export interface Address {
  line1: string
  line2: string | null
  city: string
  zone: string
  postalCode: string
}

export interface Party {
  name: string
  address: Address | null
  phone?: string | null
  email?: string | null
}

/** Null: the record doesn’t say. */
interface LineTerms {
  line: InsuranceType
  additionalInsured: boolean | null
  waiverOfSubrogation: boolean | null
  primaryNonContributory: boolean | null
}

/** A policy as the agency’s records have it. */
export interface PolicyOfRecords {
  id: string
  type: InsuranceType
  state: string
  number: string | null
  insurer: string | null
  inforceAt: string | null
  expiresAt: string | null
  premium: number | null
  deductible: number | null
  /** By the names of the coverage schema. */
  limits: Readonly<Partial<Record<FieldName, number>>>
  terms: readonly LineTerms[]
}

/** What the agency’s records say; each part is null where there is no such record, or no one could say. */
export interface FormRecords {
  today: string
  agency: (Party & { licenseNumber: string | null }) | null
  contact: { name: string | null; email: string | null } | null
  insured: Party | null
  /** Of the service request that the workspace is for. */
  holder: Party | null
  /** Of the request. */
  policyId: string | null
  policies: readonly PolicyOfRecords[]
}

/** What people wrote in the workspace: "Loan number: 4471", by their folded labels. */
export interface FormAnswer {
  label: string
  text: string
}

/** All that a form is filled from. */
export interface FormCase {
  templateId: FormTemplateId
  template: FormTemplate
  documents: readonly FormDocument[]
  records: FormRecords
  answers: ReadonlyMap<string, FormAnswer>
}
