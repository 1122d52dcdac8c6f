/** What people ask about the documents, and the page that answers. */
export interface TestQuestion {
  asked: string
  fileId: string
  page: number
}

const about = (fileId: string, page: number, ...asked: string[]): TestQuestion[] =>
  asked.map(question => ({ asked: question, fileId, page }))

/** In the words of agents and clients, not of the documents. */
export const questions: readonly TestQuestion[] = [
  ...about(
    'gl-dec',
    1,
    'What is the general agg. limit for Bayview Marine?',
    'med exp bayview',
    'CGL policy starting 3/1/2027',
  ),
  ...about(
    'gl-dec',
    2,
    'boat repair class code',
    'Is there a PD deductible on the GL?',
    'which form numbers are on the Bayview GL: CG2037',
  ),
  ...about('gl-endorsements', 1, 'Who is AI for ongoing ops at the piers?', 'CG 2010 Casco Bay Terminal'),
  ...about('gl-endorsements', 2, 'WOS endorsement wording', 'Does the GL have P&NC wording?'),
  ...about('gl-endorsements', 3, 'Is mold excluded?', 'EPLI exclusion on the CGL'),
  ...about(
    'wc-policy',
    1,
    'WC policy number of Alder Roofing',
    'employers liability $500K disease policy limit states',
  ),
  ...about(
    'wc-policy',
    2,
    'What is the experience mod?',
    'payroll for roofers class 5551',
    'Is Paul Alder covered by work comp?',
  ),
  ...about(
    'property-dec',
    1,
    'TIV of Mill Street Holdings',
    'what year was the building at 200 Mill St built',
    'coins. percentage 90 percent',
  ),
  ...about('property-dec', 2, 'wind and hail ded', 'Who is the mortgagee?', 'waiting period for BI and extra expense'),
  ...about('property-dec', 3, 'is flooding covered', 'How long may the building be vacant?'),
  ...about('auto-dec', 1, 'uninsured motorist limit', 'CSL for Alder business auto'),
  ...about('auto-dec', 2, 'VIN of the Ford F-350', 'HNOA included?'),
  ...about('umbrella', 1, 'What is the SIR on the umbrella?', 'is watercraft excluded from the umb'),
  ...about(
    'cyber-quote',
    1,
    'ransomware limit 500,000',
    'minimum earned premium 25%',
    'cyber agg $1,000,000 in the quote for Norwood',
  ),
  ...about('cyber-quote', 2, 'Does the cyber quote require MFA (multi-factor authentication)?'),
  ...about('eo-quote', 1, 'E&O retroactive date June 1, 2014', 'asbestos'),
  ...about(
    'construction-contract',
    2,
    'per occurrence limit Pemaquid requires',
    '30 days notice of cancelation in the subcontract',
  ),
  ...about('construction-contract', 3, 'liquidated damages per day', 'indemnifcation clause'),
  ...about('lease', 2, 'What insurance must the tenant carry?', 'plate glass'),
  ...about('certificate', 1, 'COI for the City of Portland'),
  ...about('loss-run', 1, 'open claims with reserves', 'employee hurt falling off a ladder'),
  ...about('cancellation', 1, 'NOC Coastal Bakery 12/18/2026'),
  ...about('renewal-mail', 1, 'spoilage 25K bakery renewal', 'How often must the hood be cleaned?'),
  ...about('dno-application', 1, 'D&O limit requested $2M', 'wrongful terminaton claim settled', 'how many volunteers'),
]
