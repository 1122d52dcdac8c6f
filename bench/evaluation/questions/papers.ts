import type { Asked } from './asked.ts'

const workers = 'WORKERS_COMPENSATION'
const auto = 'COMMERCIAL_AUTO'

/** About certificates, contracts, endorsements and loss runs. */
export const paperQuestions: readonly Asked[] = [
  { document: 'c-1', text: 'who is the cert holder', field: 'certificateHolder' },
  { document: 'c-1', text: 'WC policy number?', field: 'policyNumber', line: workers },
  { document: 'c-1', text: 'when does the auto expire', field: 'expirationDate', line: auto },
  { document: 'c-1', text: 'EL each accident limit', field: 'wcPerAccidentLimit', line: workers },
  { document: 'c-1', text: 'Whats in the description of operations box?', field: 'descriptionOfOperations' },
  { document: 'c-1', text: 'which insurer writes the comp?', field: 'insurerName', line: workers },
  { document: 'c-3', text: 'umbrella limit on the COI', field: 'umbrellaPerOccurrenceLimit', line: 'UMBRELLA' },
  { document: 'c-3', text: 'Certificate date?', field: 'issuedDate' },
  { document: 'w-1', text: 'Who is this evidence of coverage made out to?', field: 'certificateHolder' },
  { document: 'w-1', text: 'GL policy no', field: 'policyNumber', line: 'GENERAL_LIABILITY' },
  {
    document: 'd-1',
    text: 'how much umbrella do they have to carry',
    field: 'umbrellaPerOccurrenceLimit',
    line: 'UMBRELLA',
  },
  { document: 'd-1', text: 'Is a waiver of subro required?', field: 'waiverRequired' },
  { document: 'd-1', text: 'required AM Best rating', field: 'ratingRequired' },
  { document: 'd-1', text: 'does it need to be primary & non contributory?', field: 'primaryNonContributoryRequired' },
  { document: 'd-1', text: 'notice of cancelation - how many days', field: 'noticeOfCancellationDays' },
  { document: 'd-1', text: 'How much retainage does the contractor keep?', words: 'retainage of five percent' },
  { document: 'd-3', text: 'Do we have to name the owner as AI?', field: 'additionalInsuredRequired' },
  { document: 'd-3', text: 'minimum GL per occurrence under the subcontract', field: 'glPerOccurrenceLimit' },
  { document: 'd-3', text: 'how long is the warranty on defective work', words: 'within two years' },
  { document: 'd-3', text: 'when are pay apps due', words: 'due on the twentieth of each month' },
  { document: 'd-2', text: 'auto limit the sub needs', field: 'autoCombinedSingleLimit', line: auto },
  {
    document: 'd-2',
    text: 'When do the certs have to be delivered?',
    words: 'before the Subcontractor enters the site',
  },
  {
    document: 'd-2',
    text: 'do they need E&O / professional?',
    words: 'need not carry professional liability insurance',
  },
  { document: 'x-1', text: 'who got added as additional insured', words: 'is added as an additional insured' },
  { document: 'x-1', text: 'whats the AP for this endorsement?', field: 'premium' },
  { document: 'x-1', text: 'endorsement effective date', field: 'effectiveDate' },
  {
    document: 'x-2',
    text: 'which exclusion was removed by the endt',
    words: 'exclusion of roofing operations is deleted',
  },
  { document: 'v-1', text: 'total incurred?', field: 'totalIncurred' },
  { document: 'v-1', text: 'valuation date on the loss runs', field: 'valuationDate' },
  { document: 'c-1', text: 'Whats the cyber limit on the cert?', absent: true },
  { document: 'c-3', text: 'vin numbers of the vehicles?', absent: true },
  { document: 'w-1', text: 'What are the premiums?', absent: true },
  { document: 'd-1', text: 'pollution liability limit required?', absent: true },
  { document: 'd-3', text: 'Is a performance bond required and for how much', absent: true },
  { document: 'x-1', text: 'what is the new deductible', absent: true },
  { document: 'v-1', text: 'Which attorney is defending the claims?', absent: true },
]
