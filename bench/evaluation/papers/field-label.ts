import { type FactLine, type Field, type FieldName, fields, insuranceTypeNames } from '@coverdesk/coverage'

/** Other names that people have for fields. */
const also: Partial<Record<FieldName, string>> = {
  totalCost: 'total',
  effectiveDate: 'term period date dates proposed effective',
  expirationDate: 'term period date dates',
  issuedDate: 'date issued prepared',
  insuredAddress: 'insured mailing address named',
  insuredName: 'insured named subcontractor applicant',
  producerName: 'producer agency agent retail',
  insurerNaic: 'insurer naic',
  taxes: 'tax',
  policyFees: 'fee fees',
  windHailDeductible: 'wind hail deductible',
  propertyContentsLimit: 'contents personal property',
  premium: 'premium total subtotal',
  descriptionOfOperations: 'description operations',
  annualRevenue: 'revenues revenue',
  annualPayroll: 'payroll total',
  yearBuilt: 'year built location',
  wcPerAccidentLimit: 'employers',
  wcPerDiseaseEmployeeLimit: 'employers',
  wcPerDiseasePolicyLimit: 'employers',
  noticeOfCancellationDays: 'notice cancellation',
}

/** A field as the judge of papers compares its name with the truth's. */
export const fieldLabel = (field: FieldName, line: FactLine): string =>
  [(fields[field] as Field).label, also[field], line && insuranceTypeNames[line]].filter(Boolean).join(' ')
