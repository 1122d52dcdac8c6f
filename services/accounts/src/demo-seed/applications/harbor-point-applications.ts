import { addressOf } from '../addresses/address-of.ts'
import { type DemoApplication, inWords, place, usd, yesOrNo } from './demo-application.ts'

const bayviewPlaces = [
  place('bayview-dock', '4120 Harbor Dr · San Diego · CA · 92101', true, {
    employeeInfo: {
      numFullTimeEmployees: 14,
      numPartTimeEmployees: 6,
      totalEmployeePayroll: usd(1_046_000),
      jobCode: '6824',
    },
    buildingInfo: {
      annualSales: usd(3_900_000),
      areaOccupiedByBusiness: 18_400,
      totalArea: 22_000,
      totalStories: 2,
      yearBuilt: 1987,
      constructionType: 'JOISTED_MASONRY',
      ownershipType: 'TENANT',
      burglarAlarmType: 'CENTRAL_STATION',
      sprinkleredPercentage: 0.8,
      buildingCoverage: usd(0),
      personalPropertyCoverage: usd(650_000),
    },
  }),
  place('bayview-yard', '77 Shelter Island Dr · Yard 3 · San Diego · CA · 92106', false, {
    employeeInfo: {
      numFullTimeEmployees: 5,
      numPartTimeEmployees: 0,
      totalEmployeePayroll: usd(312_500),
      jobCode: '6882',
    },
    buildingInfo: {
      annualSales: usd(910_000),
      areaOccupiedByBusiness: 9_600,
      totalArea: 9_600,
      totalStories: 1,
      yearBuilt: 2004,
      constructionType: 'NON_COMBUSTIBLE',
      ownershipType: 'OWNER',
      burglarAlarmType: 'LOCAL',
      sprinkleredPercentage: 0,
      buildingCoverage: usd(1_200_000),
      personalPropertyCoverage: usd(240_000),
    },
  }),
]

const bayview = {
  businessName: 'Bayview Marine Services LLC',
  businessDba: 'Bayview Boats',
  fein: '33-0456781',
  legalEntityType: 'LIMITED_LIABILITY_COMPANY',
  naicsCode: '336612',
  yearOfFounding: 2004,
  yearsOfManagementExperience: 21,
  annualRevenue: usd(4_810_000),
  contact: { fullName: 'Teresa Alvarado', email: 'teresa@bayviewmarine.example', phone: '+16195550142' },
  mailingAddress: addressOf('4120 Harbor Dr · San Diego · CA · 92101'),
  employeeInfo: { numFullTimeEmployees: 19, numPartTimeEmployees: 6, totalEmployeePayroll: usd(1_358_500) },
  locations: bayviewPlaces,
  owners: [
    { fullName: 'Teresa Alvarado', annualPayroll: usd(142_000), dateOfBirth: '1974-06-18', jobCode: '8810' },
    { fullName: 'Ray Alvarado', annualPayroll: usd(118_000), dateOfBirth: '1971-02-03', jobCode: '6824' },
  ],
}

/** What some clients of Harbor Point have answered to be insured. */
export const harborPointApplications: DemoApplication[] = [
  {
    account: 'Bayview Marine Services LLC',
    createdAt: '2026-10-14T16:20:00Z',
    application: {
      ...bayview,
      state: 'SUBMITTED',
      insuranceEffectiveAt: '2027-01-01',
      insuranceTypes: ['GENERAL_LIABILITY', 'WORKERS_COMPENSATION'],
      selectedCarriers: ['Pacific Mariner Insurance', 'Coastline Mutual'],
      selectedLimits: {
        coverageState: 'CA',
        generalLiabilityPerOccurrence: usd(1_000_000),
        generalLiabilityAggregate: usd(2_000_000),
        workersCompensationPerAccident: usd(1_000_000),
        workersCompensationPerDiseaseEmployee: usd(1_000_000),
        workersCompensationPerDiseasePolicy: usd(1_000_000),
      },
      pastPolicyLosses: [
        {
          policyType: 'WORKERS_COMPENSATION',
          policyEffectiveDate: '2024-01-01',
          policyExpirationDate: '2025-01-01',
          lossType: 'INJURY',
          lossDescription: 'A rigger fell from a mast step and broke a wrist; back at work after seven weeks.',
          lossDate: '2024-08-09',
          lossState: 'CA',
          claimDate: '2024-08-12',
          claimStatus: 'CLOSED',
          totalPaidAmount: usd(23_418) + 55,
          totalReservedAmount: 0,
        },
        {
          policyType: 'GENERAL_LIABILITY',
          policyEffectiveDate: '2025-01-01',
          policyExpirationDate: '2026-01-01',
          lossType: 'PROPERTY_DAMAGE',
          lossDescription: 'A customer’s sloop was scratched by the travel lift.',
          lossDate: '2025-11-02',
          lossState: 'CA',
          claimDate: '2025-11-04',
          claimStatus: 'OPEN',
          totalPaidAmount: usd(4_200),
          totalReservedAmount: usd(9_000),
        },
      ],
      underwritingQuestions: [
        yesOrNo('hot-work', 'Is welding or other hot work done on vessels?', ['Pacific Mariner Insurance'], {
          tooltip: 'Also when a subcontractor does it.',
          dependentQuestions: [{ condition: 'EQUALS', type: 'true', dependentQuestionIds: ['hot-work-permit'] }],
        }),
        inWords('hot-work-permit', 'Who signs the hot work permits?', ['Pacific Mariner Insurance'], {
          hasParentQuestion: true,
        }),
        yesOrNo('divers', 'Are divers employed?', ['Pacific Mariner Insurance', 'Coastline Mutual']),
        {
          ...inWords('largest', 'How long is the largest vessel that is worked on?', ['Coastline Mutual']),
          type: 'SELECT',
          answerOptions: [
            { displayText: 'Up to 40 feet', value: '40' },
            { displayText: '41 to 80 feet', value: '80' },
            { displayText: 'More than 80 feet', value: '81' },
          ],
        },
        yesOrNo('fenced', 'Is the yard fenced and locked at night?', ['Coastline Mutual'], {
          locationId: 'bayview-yard',
        }),
      ],
      underwritingAnswers: [
        { questionId: 'hot-work', answer: 'true' },
        { questionId: 'hot-work-permit', answer: 'The yard manager, for one shift at a time' },
        { questionId: 'divers', answer: 'false' },
        { questionId: 'largest', answer: '80' },
        { questionId: 'fenced', locationId: 'bayview-yard', answer: 'true' },
      ],
      underwritingStatements: [
        {
          carrier: 'Pacific Mariner Insurance',
          markdown: `The applicant confirms that

- no work is done **on commercial fishing vessels**,
- subcontractors carry general liability of at least $1,000,000,
- the [safety manual](https://www.osha.gov/shipyards) is available in every yard.`,
        },
        {
          carrier: 'Coastline Mutual',
          markdown: 'Payroll of owners is included unless they have *elected* to be excluded in writing.',
        },
      ],
    },
  },
  {
    account: 'Bayview Marine Services LLC',
    createdAt: '2025-11-20T18:05:00Z',
    application: {
      ...bayview,
      state: 'QUOTED',
      annualRevenue: usd(4_390_000),
      insuranceEffectiveAt: '2026-01-01',
      insuranceTypes: ['BUSINESS_OWNERS'],
      selectedCarriers: ['Coastline Mutual'],
      selectedLimits: {
        coverageState: 'CA',
        businessOwnersPerOccurrence: usd(1_000_000),
        businessOwnersAggregate: usd(2_000_000),
      },
      pastPolicyLosses: [],
      underwritingQuestions: [yesOrNo('flood-zone', 'Is any location in a flood zone?', ['Coastline Mutual'])],
      underwritingAnswers: [{ questionId: 'flood-zone', answer: 'true' }],
      underwritingStatements: [],
    },
  },
  {
    account: 'Larkspur Dental Group',
    createdAt: '2026-09-03T15:40:00Z',
    application: {
      state: 'DRAFT',
      businessName: 'Larkspur Dental Group',
      legalEntityType: 'PROFESSIONAL_CORPORATION',
      naicsCode: '621210',
      yearOfFounding: 2011,
      annualRevenue: usd(2_150_000),
      contact: { fullName: 'Dr. Anita Rao', email: 'arao@larkspurdental.example', phone: '+14155550113' },
      mailingAddress: addressOf('88 Magnolia Ave · Larkspur · CA · 94939'),
      employeeInfo: { numFullTimeEmployees: 11, numPartTimeEmployees: 3, totalEmployeePayroll: usd(884_000) },
      insuranceTypes: ['CYBER', 'PROFESSIONAL_LIABILITY'],
      selectedCarriers: [],
      selectedLimits: { coverageState: 'CA', cyberRetention: usd(10_000), cyberAggregate: usd(1_000_000) },
      locations: [place('larkspur-practice', '88 Magnolia Ave · Larkspur · CA · 94939', true, {})],
      owners: [{ fullName: 'Dr. Anita Rao', jobCode: '8832' }],
      pastPolicyLosses: [],
      underwritingQuestions: [
        yesOrNo('mfa', 'Does remote access demand a second factor?', ['Northgate Cyber'], {
          tooltip: 'Such as a code from an app.',
        }),
        yesOrNo('backups', 'Are backups kept apart from the network?', ['Northgate Cyber']),
      ],
      underwritingAnswers: [{ questionId: 'mfa', answer: 'true' }],
      underwritingStatements: [],
    },
  },
  {
    account: 'Tri-County Electrical Contractors',
    createdAt: '2026-08-18T13:10:00Z',
    application: {
      state: 'QUOTED',
      businessName: 'Tri-County Electrical Contractors',
      fein: '34-1187220',
      legalEntityType: 'CORPORATION',
      naicsCode: '238210',
      yearOfFounding: 1996,
      yearsOfManagementExperience: 30,
      annualRevenue: usd(28_600_000),
      contact: { fullName: 'Darnell Whitfield', email: 'darnell@tricountyelec.example', phone: '+14195550108' },
      mailingAddress: addressOf('930 Foundry St · Toledo · OH · 43604'),
      employeeInfo: { numFullTimeEmployees: 112, numPartTimeEmployees: 9, totalEmployeePayroll: usd(8_940_000) },
      insuranceEffectiveAt: '2026-12-15',
      insuranceTypes: ['GENERAL_LIABILITY', 'COMMERCIAL_AUTO', 'UMBRELLA'],
      selectedCarriers: ['Great Lakes Casualty', 'Foundry Mutual'],
      selectedLimits: {
        coverageState: 'OH',
        generalLiabilityPerOccurrence: usd(2_000_000),
        generalLiabilityAggregate: usd(4_000_000),
      },
      locations: [
        place('tri-county-shop', '930 Foundry St · Toledo · OH · 43604', true, {
          buildingInfo: {
            areaOccupiedByBusiness: 31_000,
            totalArea: 31_000,
            totalStories: 1,
            yearBuilt: 1968,
            constructionType: 'MASONRY_NON_COMBUSTIBLE',
            ownershipType: 'OWNER',
            sprinkleredPercentage: 1,
            buildingCoverage: usd(3_400_000),
            personalPropertyCoverage: usd(1_100_000),
          },
        }),
      ],
      owners: [{ fullName: 'Darnell Whitfield', annualPayroll: usd(210_000), dateOfBirth: '1966-10-30' }],
      pastPolicyLosses: [],
      underwritingQuestions: [
        inWords('height', 'What is the greatest height at which people work?', ['Great Lakes Casualty']),
      ],
      underwritingAnswers: [{ questionId: 'height', answer: '65 feet, from lifts' }],
      underwritingStatements: [],
    },
  },
]
