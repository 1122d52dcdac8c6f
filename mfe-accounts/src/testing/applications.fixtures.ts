import type { AccountApplicationsQuery, ApplicationFragment, QuestionFragment } from '../generated/documents'
import { bayview } from './accounts.fixtures'

const address = bayview.details.mailingAddress

const question = (questionId: string, words: string, more: Partial<QuestionFragment> = {}): QuestionFragment => ({
  __typename: 'UnderwritingQuestion',
  questionId,
  locationId: null,
  question: words,
  tooltip: null,
  carriers: ['Coastline Mutual'],
  defaultAnswer: null,
  hasParentQuestion: false,
  answerOptions: [
    { __typename: 'AnswerOption', value: 'true', displayText: 'Yes' },
    { __typename: 'AnswerOption', value: 'false', displayText: 'No' },
  ],
  ...more,
})

/** A business that has answered nearly everything. */
export const liability: ApplicationFragment = {
  __typename: 'BusinessApplication',
  id: 'b1',
  state: 'SUBMITTED',
  createdAt: '2026-10-14T16:20:00Z',
  businessName: 'Bayview Marine Services LLC',
  businessDba: 'Bayview Boats',
  fein: '33-0456781',
  legalEntityType: 'LIMITED_LIABILITY_COMPANY',
  naicsCode: '336612',
  yearOfFounding: 2004,
  yearsOfManagementExperience: 21,
  annualRevenue: 481_000_000,
  contact: {
    __typename: 'ApplicationContact',
    fullName: 'Dana Whitfield',
    email: 'dana@bayview.example',
    phone: '+14155550143',
  },
  mailingAddress: address,
  employeeInfo: {
    __typename: 'EmployeeInfo',
    numFullTimeEmployees: 19,
    numPartTimeEmployees: 6,
    totalEmployeePayroll: 135_850_000,
    jobCode: null,
  },
  insuranceEffectiveAt: '2027-01-01',
  insuranceTypes: ['GENERAL_LIABILITY', 'WORKERS_COMPENSATION'],
  selectedCarriers: ['Pacific Mariner Insurance', 'Coastline Mutual'],
  selectedLimits: {
    __typename: 'SelectedLimits',
    coverageState: 'CA',
    workersCompensationPerAccident: 100_000_000,
    workersCompensationPerDiseaseEmployee: 100_000_000,
    workersCompensationPerDiseasePolicy: 100_000_000,
    generalLiabilityPerOccurrence: 100_000_000,
    generalLiabilityAggregate: 200_000_000,
    businessOwnersPerOccurrence: null,
    businessOwnersAggregate: null,
    cyberRetention: null,
    cyberAggregate: null,
  },
  locations: [
    {
      __typename: 'ApplicationLocation',
      place: 'dock',
      isPrimary: true,
      address,
      employeeInfo: {
        __typename: 'EmployeeInfo',
        numFullTimeEmployees: 14,
        numPartTimeEmployees: 6,
        totalEmployeePayroll: 104_600_000,
        jobCode: '6824',
      },
      buildingInfo: {
        __typename: 'BuildingInfo',
        annualSales: 390_000_000,
        areaOccupiedByBusiness: 18_400,
        buildingCoverage: 0,
        burglarAlarmType: 'CENTRAL_STATION',
        constructionType: 'JOISTED_MASONRY',
        ownershipType: 'TENANT',
        personalPropertyCoverage: 65_000_000,
        sprinkleredPercentage: 0.8,
        totalArea: 22_000,
        totalStories: 2,
        yearBuilt: 1987,
      },
    },
  ],
  owners: [
    {
      __typename: 'BusinessOwner',
      fullName: 'Dana Whitfield',
      annualPayroll: 14_200_000,
      dateOfBirth: '1974-06-18',
      jobCode: '8810',
    },
  ],
  pastPolicyLosses: [
    {
      __typename: 'PastPolicyLoss',
      policyType: 'WORKERS_COMPENSATION',
      policyEffectiveDate: '2024-01-01',
      policyExpirationDate: '2025-01-01',
      lossType: 'INJURY',
      lossDescription: 'A rigger fell from a mast step and broke a wrist.',
      lossDate: '2024-08-09',
      lossState: 'CA',
      claimDate: '2024-08-12',
      claimStatus: 'CLOSED',
      totalPaidAmount: 2_341_855,
      totalReservedAmount: 0,
    },
  ],
  underwritingQuestions: [
    question('divers', 'Are divers employed?', { tooltip: 'Also for a day.' }),
    question('fenced', 'Is the yard fenced and locked at night?', { locationId: 'dock' }),
  ],
  underwritingAnswers: [{ __typename: 'UnderwritingAnswer', questionId: 'divers', locationId: null, answer: 'false' }],
  underwritingStatements: [
    {
      __typename: 'UnderwritingStatement',
      carrier: 'Pacific Mariner Insurance',
      markdown:
        'The applicant confirms that\n\n- no work is done **on fishing vessels**,\n- subcontractors are insured.',
    },
  ],
}

/** One that has just been started. */
export const begun: ApplicationFragment = {
  ...liability,
  id: 'b2',
  state: 'DRAFT',
  createdAt: '2025-11-20T16:20:00Z',
  businessDba: null,
  fein: null,
  legalEntityType: null,
  naicsCode: null,
  yearOfFounding: null,
  yearsOfManagementExperience: null,
  annualRevenue: null,
  contact: null,
  mailingAddress: null,
  employeeInfo: null,
  insuranceEffectiveAt: null,
  insuranceTypes: [],
  selectedCarriers: [],
  selectedLimits: null,
  locations: [],
  owners: [],
  pastPolicyLosses: [],
  underwritingQuestions: [],
  underwritingAnswers: [],
  underwritingStatements: [],
}

/** The answers of the tab of an account that has these applications. */
export const withApplications = (...businessApplications: ApplicationFragment[]) => ({
  Account: { account: { ...bayview, businessApplications } },
  AccountApplications: {
    __typename: 'Query',
    account: { __typename: 'Account', id: bayview.id, businessApplications },
  } satisfies AccountApplicationsQuery,
})
