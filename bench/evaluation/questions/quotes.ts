import type { Asked } from './asked.ts'

const gl = 'GENERAL_LIABILITY'
const umbrella = 'UMBRELLA'

/** About quotes and binders. */
export const quoteQuestions: readonly Asked[] = [
  { document: 'b-2', text: 'what commission are they paying', field: 'commissionRate' },
  { document: 'b-2', text: 'SIR on the umbrella?', field: 'umbrellaRetention', line: umbrella },
  { document: 'b-2', text: 'Minimum earned premium?', field: 'minimumEarnedPremium' },
  { document: 'b-2', text: 'quote no.', field: 'quoteNumber' },
  { document: 'b-2', text: 'How much is the CSL on auto?', field: 'autoCombinedSingleLimit', line: 'COMMERCIAL_AUTO' },
  { document: 'b-4', text: 'how long is the quote good for', words: 'This offer lapses thirty days after it was made' },
  { document: 'b-4', text: 'What are the policy fees?', field: 'policyFees' },
  { document: 'b-4', text: 'gen agg limit', field: 'glAggregateLimit', line: gl },
  { document: 'q-1', text: "What's the umbrella premium?", field: 'premium', line: umbrella },
  {
    document: 'q-1',
    text: 'what do they need from us before we can bind',
    words: 'signed application and a no known loss letter',
  },
  { document: 'q-1', text: 'is med pay included or excluded?', field: 'glMedicalPerPersonLimit', line: gl },
  { document: 'q-1', text: 'GL deductable?', field: 'deductible', line: gl },
  { document: 'q-3', text: 'surplus lines taxes', field: 'taxes' },
  { document: 'q-3', text: 'When would coverage start if they accept the quote?', field: 'effectiveDate' },
  { document: 'q-3', text: 'who is quoting this, what company', field: 'insurerName' },
  { document: 's-1', text: 'binder number?', field: 'binderNumber' },
  {
    document: 's-1',
    text: 'What is the combined single limit for the vehicles?',
    field: 'autoCombinedSingleLimit',
    line: 'COMMERCIAL_AUTO',
  },
  {
    document: 's-1',
    text: 'for how long do they have to keep payroll records available',
    words: 'three years after the policy ends',
  },
  { document: 's-1', text: 'total due on the binder', field: 'totalCost' },
  { document: 's-2', text: 'fire legal / damage to premises limit', field: 'glRentedPremisesDamageLimit', line: gl },
  { document: 's-2', text: 'date the binder was issued', field: 'issuedDate' },
  { document: 't-1', text: 'retro date on the E&O?', words: '2015-06-01' },
  { document: 't-1', text: 'who is the carrier for the professional liability options', field: 'insurerName' },
  { document: 'u-1', text: 'premium for the GL in the email', field: 'premium', line: gl },
  { document: 'u-1', text: 'Which carrier is the mail offering?', field: 'insurerName' },
  { document: 'b-2', text: 'Is earthquake included?', absent: true },
  { document: 'b-4', text: 'what is the bond amount', absent: true },
  { document: 'q-1', text: 'EPLI retention?', absent: true },
  { document: 'q-3', text: 'What is the wind/hail deductible?', absent: true },
  { document: 's-1', text: 'Who is the mortgagee?', absent: true },
  { document: 's-1', text: 'whats the workers comp experience mod', absent: true },
  { document: 't-1', text: 'Did they give us a phone number for the claims hotline?', absent: true },
]
