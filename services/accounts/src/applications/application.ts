import type { MailingAddress } from '@coverdesk/kit'

type Address = Omit<MailingAddress, 'line2'> & { line2?: string | undefined }

/** What a business has answered to be insured. Money is cents, a day is `2027-01-31`. */
export interface BusinessApplication {
  state: string
  businessName: string
  businessDba?: string
  fein?: string
  legalEntityType?: string
  naicsCode?: string
  yearOfFounding?: number
  yearsOfManagementExperience?: number
  annualRevenue?: number
  contact?: { fullName: string; email?: string; phone?: string }
  mailingAddress?: Address
  employeeInfo?: EmployeeInfo
  insuranceEffectiveAt?: string
  insuranceTypes: InsuranceType[]
  selectedCarriers: string[]
  selectedLimits?: SelectedLimits
  locations: ApplicationLocation[]
  owners: { fullName: string; annualPayroll?: number; dateOfBirth?: string; jobCode?: string }[]
  pastPolicyLosses: PastPolicyLoss[]
  underwritingQuestions: UnderwritingQuestion[]
  underwritingAnswers: { questionId: string; locationId?: string; answer: string }[]
  underwritingStatements: { carrier: string; markdown: string }[]
}

export const insuranceTypes = [
  'ACCIDENT_AND_HEALTH',
  'BUSINESS_OWNERS',
  'COMMERCIAL_AUTO',
  'CYBER',
  'DIRECTORS_AND_OFFICERS',
  'EMPLOYMENT_PRACTICES_LIABILITY',
  'ERRORS_AND_OMISSION',
  'EXCESS',
  'GENERAL_LIABILITY',
  'JEWELERS_BLOCK',
  'OTHER',
  'PACKAGE',
  'PRODUCT_LIABILITY',
  'PROFESSIONAL_LIABILITY',
  'PROPERTY',
  'RENTAL',
  'SHIPPING_AND_TRANSPORTATION',
  'UMBRELLA',
  'WORKERS_COMPENSATION',
] as const
type InsuranceType = (typeof insuranceTypes)[number]

interface EmployeeInfo {
  numFullTimeEmployees?: number
  numPartTimeEmployees?: number
  totalEmployeePayroll?: number
  jobCode?: string
}

export interface ApplicationLocation {
  id: string
  address: Address
  isPrimary: boolean
  employeeInfo?: EmployeeInfo
  buildingInfo?: {
    annualSales?: number
    areaOccupiedByBusiness?: number
    buildingCoverage?: number
    burglarAlarmType?: string
    constructionType?: string
    ownershipType?: string
    personalPropertyCoverage?: number
    sprinkleredPercentage?: number
    totalArea?: number
    totalStories?: number
    yearBuilt?: number
  }
}

interface PastPolicyLoss {
  policyType?: InsuranceType
  policyEffectiveDate?: string
  policyExpirationDate?: string
  lossType?: string
  lossDescription?: string
  lossDate?: string
  lossState?: string
  claimDate?: string
  claimStatus?: string
  totalPaidAmount?: number
  totalReservedAmount?: number
}

interface SelectedLimits {
  coverageState?: string
  workersCompensationPerAccident?: number
  workersCompensationPerDiseaseEmployee?: number
  workersCompensationPerDiseasePolicy?: number
  generalLiabilityPerOccurrence?: number
  generalLiabilityAggregate?: number
  businessOwnersPerOccurrence?: number
  businessOwnersAggregate?: number
  cyberRetention?: number
  cyberAggregate?: number
}

export interface UnderwritingQuestion {
  id: string
  question: string
  type: string
  tooltip?: string
  carriers: string[]
  answerOptions: { displayText: string; value: string }[]
  defaultAnswer?: string
  dependentQuestions: { condition: string; dependentQuestionIds: string[]; type: string }[]
  hasParentQuestion: boolean
  locationId?: string
}
