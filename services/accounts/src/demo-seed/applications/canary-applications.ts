import { addressOf } from '../addresses/address-of.ts'
import { type DemoApplication, inWords, place, usd } from './demo-application.ts'

/** Another agency's: none of it may show up for Harbor Point. */
export const canaryApplications: DemoApplication[] = [
  {
    account: 'CANARY_B Bayview Marine',
    createdAt: '2026-07-01T12:00:00Z',
    application: {
      state: 'CANARY_B_SUBMITTED',
      businessName: 'CANARY_B Bayview Marine',
      businessDba: 'CANARY_B Marine',
      fein: 'CANARY_B-1',
      legalEntityType: 'CANARY_B_CORPORATION',
      naicsCode: 'CANARY_B-2',
      annualRevenue: usd(1_000_000),
      contact: { fullName: 'CANARY_B Contact One', email: 'CANARY_B.contact.one@canary-b.example' },
      mailingAddress: addressOf('1 CANARY_B St · CANARY_B City · NY · 10001'),
      insuranceEffectiveAt: '2027-02-01',
      insuranceTypes: ['GENERAL_LIABILITY'],
      selectedCarriers: ['CANARY_B Carrier'],
      selectedLimits: { generalLiabilityAggregate: usd(1_000_000) },
      locations: [
        place('CANARY_B-place', '1 CANARY_B St · CANARY_B City · NY · 10001', true, {
          employeeInfo: { jobCode: 'CANARY_B-3' },
          buildingInfo: { burglarAlarmType: 'CANARY_B', constructionType: 'CANARY_B', ownershipType: 'CANARY_B' },
        }),
      ],
      owners: [{ fullName: 'CANARY_B Owner', jobCode: 'CANARY_B-4' }],
      pastPolicyLosses: [{ lossType: 'CANARY_B', lossDescription: 'CANARY_B loss', claimStatus: 'CANARY_B' }],
      underwritingQuestions: [inWords('CANARY_B-5', 'CANARY_B question?', ['CANARY_B Carrier'])],
      underwritingAnswers: [{ questionId: 'CANARY_B-5', answer: 'CANARY_B answer' }],
      underwritingStatements: [{ carrier: 'CANARY_B Carrier', markdown: 'CANARY_B statement' }],
    },
  },
]
