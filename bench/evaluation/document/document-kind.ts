import type { FactField } from '../facts/fact-field.ts'

interface UsualFields {
  /** What such a document could say of the whole, and isn't always there. */
  usual: readonly FactField[]
  /** Names and days that are in such a document in another role: what is said of them isn't judged. */
  unjudged: readonly FactField[]
}

const offer = {
  usual: ['insuredAddress', 'producerName', 'issuedDate', 'premium', 'taxes', 'policyFees', 'totalCost'],
  unjudged: [],
} as const satisfies UsualFields

/** Kinds of documents, and their fields. */
export const documentKinds = {
  DECLARATIONS: {
    usual: [...offer.usual, 'minimumEarnedPremium', 'quoteNumber', 'commissionRate', 'forms', 'additionalInsureds'],
    unjudged: [],
  },
  QUOTE: {
    usual: [...offer.usual, 'minimumEarnedPremium', 'commissionRate', 'policyNumber', 'forms', 'windHailDeductible'],
    unjudged: [],
  },
  BINDER: { usual: [...offer.usual, 'binderNumber', 'quoteNumber', 'minimumEarnedPremium'], unjudged: [] },
  CERTIFICATE: {
    usual: ['certificateHolder', 'descriptionOfOperations', 'premium', 'producerName', 'binderNumber', 'quoteNumber'],
    unjudged: ['additionalInsureds'],
  },
  CONTRACT: {
    usual: ['noticeOfCancellationDays', 'ratingRequired', 'policyNumber', 'premium', 'quoteNumber'],
    unjudged: [
      ...(['insuredName', 'insuredAddress', 'effectiveDate', 'expirationDate', 'issuedDate', 'operations'] as const),
      ...(['additionalInsureds', 'certificateHolder', 'insurerName', 'locations'] as const),
    ],
  },
  APPLICATION: {
    usual: ['annualRevenue', 'annualPayroll', 'employeeCount', 'yearBuilt', 'yearsInBusiness', 'policyNumber'],
    unjudged: ['locations', 'issuedDate', 'insurerName'],
  },
  ENDORSEMENT: {
    usual: ['endorsementNumber', 'premium', 'policyNumber', 'additionalInsureds', 'quoteNumber'],
    unjudged: ['forms', 'issuedDate'],
  },
  LOSS_RUN: { usual: ['valuationDate', 'totalIncurred', 'policyNumber', 'premium'], unjudged: ['issuedDate'] },
} as const satisfies Record<string, UsualFields>

export type DocumentKind = keyof typeof documentKinds

export const usualFields = (kind: DocumentKind): UsualFields => documentKinds[kind]
