import { describe, expect, it } from 'vitest'
import { sheetOf } from '../testing/sheet-of.ts'
import { statedBy } from '../testing/stated-by.ts'

const letter = sheetOf(`
Summit Ridge Wholesale Brokerage
March 3, 2027

Re: Orchard Street Builders LLC – Commercial Insurance Quotation No. SRW-88213

Dear Dana,

We are pleased to offer the following terms through Granite Harbor Insurance Company for your client,
Orchard Street Builders LLC, 18 Mill Lane, Dayton, OH 45402. The proposed policy period is April 1, 2027 to April 1, 2028.

General liability is quoted at $1,000,000 per occurrence and $2,000,000 in the general aggregate, with a products and
completed operations aggregate of $2,000,000. Damage to premises rented to you is limited to $100,000, and medical
expense is $5,000 any one person. A $2,500 per claim deductible applies. The annual premium for general liability is $18,450.

Umbrella liability is offered with a limit of two million dollars each occurrence and in the aggregate, above a
self-insured retention of $10,000. The umbrella premium is $6,200.

The total premium is $24,650, plus surplus lines tax of $1,232.50 and a policy fee of $250, for a total cost of $26,132.50.
A minimum earned premium of 25% applies. Our commission to you is 12.5%.
`)

const mail = sheetOf(
  `
Hi Lee,

Here is the quote for Redwood Analytics Inc.

Carrier: Palisade Specialty Insurance Company
Quote number: Q-55102
Effective: 6/1/2027
Expires: 6/1/2028

Cyber
Aggregate limit: $3M
Retention: $25K
Premium: $14,200

Professional liability
Each claim: $2M
Aggregate: $2M
Retention: $50K
Premium: $22,900

Taxes: $1,855
Fee: $300
Total: $39,255
`,
  { hasPlaces: false },
)

const workbook = sheetOf(
  `
| Quote | Hawthorn Property Program
| Insured | Lindgren Holdings LLC
| Carrier | Old Prairie Insurance Company
| Effective | 2027-04-01
| Expires | 2028-04-01

| Coverage | Limit | Deductible | Premium
| Building | 4500000 | 10000 | 21500
| Contents | 600000 | 10000 | 3100
| Business income | 750000 | 72 hours | 2200
| Wind/hail | Included | 2% | Included
| Total premium | | | 26800

| Location | Address | Building | Contents
| 1 | 14 River Street, Ames, IA 50010 | 2500000 | 300000
| 2 | 20 Depot Road, Ames, IA 50010 | 2000000 | 300000
`,
  { hasPlaces: false },
)

describe('a quote', () => {
  it('as a letter states its terms in sentences', () =>
    expect(statedBy([letter])).toMatchObject({
      ...{ documentKind: 'QUOTE', quoteNumber: 'SRW-88213', issuedDate: '2027-03-03' },
      ...{ insuredName: 'Orchard Street Builders LLC', insuredAddress: '18 Mill Lane, Dayton, OH 45402' },
      ...{ insurerName: 'Granite Harbor Insurance Company', effectiveDate: '2027-04-01', expirationDate: '2028-04-01' },
      ...{ glPerOccurrenceLimit: 100_000_000, glAggregateLimit: 200_000_000, glRentedPremisesDamageLimit: 10_000_000 },
      ...{ glProductsAndCompletedOperationsLimit: 200_000_000, glMedicalPerPersonLimit: 500_000 },
      ...{ umbrellaPerOccurrenceLimit: 200_000_000, umbrellaAggregateLimit: 200_000_000, umbrellaRetention: 1_000_000 },
      ...{ 'premium GENERAL_LIABILITY': 1_845_000, 'premium UMBRELLA': 620_000, premium: 2_465_000 },
      ...{ taxes: 123_250, policyFees: 25_000, totalCost: 2_613_250, minimumEarnedPremium: 25, commissionRate: 12.5 },
    }))

  it('in a mail has a section for each line', () =>
    expect(statedBy([mail])).toEqual({
      ...{ documentKind: 'QUOTE', insuredName: 'Redwood Analytics Inc.', quoteNumber: 'Q-55102' },
      ...{
        insurerName: 'Palisade Specialty Insurance Company',
        effectiveDate: '2027-06-01',
        expirationDate: '2028-06-01',
      },
      ...{ cyberAggregateLimit: 300_000_000, cyberRetentionLimit: 2_500_000, 'premium CYBER': 1_420_000 },
      ...{ professionalPerClaimLimit: 200_000_000, professionalAggregateLimit: 200_000_000 },
      ...{ 'retention PROFESSIONAL_LIABILITY': 5_000_000, 'premium PROFESSIONAL_LIABILITY': 2_290_000 },
      ...{ taxes: 185_500, policyFees: 30_000, totalCost: 3_925_500 },
    }))

  it('in a few sentences of a mail has the pair of limits, and the totals of all lines', () => {
    const short = sheetOf(
      `
Please find our quote QX-88120 for Redwood Analytics Inc, 12 Elm Street, Reno, NV 89501.

General liability: $1M per occurrence / $2M general aggregate. Deductible $1,000. Premium $8,400.
Cyber: $2M aggregate with a $25K retention, premium $5,100.

Total premium $13,500, taxes $405, fee $150, total $14,055. 25% minimum earned. Commission 15%.

| Line | Limits | Premium
| Professional liability | $1,000,000 / $3,000,000 | $7,000
`,
      { hasPlaces: false },
    )
    expect(statedBy([short])).toMatchObject({
      ...{ quoteNumber: 'QX-88120', insuredName: 'Redwood Analytics Inc' },
      ...{ glPerOccurrenceLimit: 100_000_000, glAggregateLimit: 200_000_000, 'deductible GENERAL_LIABILITY': 100_000 },
      ...{ 'premium GENERAL_LIABILITY': 840_000, cyberAggregateLimit: 200_000_000, cyberRetentionLimit: 2_500_000 },
      ...{ 'premium CYBER': 510_000, premium: 1_350_000, taxes: 40_500, policyFees: 15_000, totalCost: 1_405_500 },
      ...{ minimumEarnedPremium: 25, commissionRate: 15 },
      ...{ professionalPerClaimLimit: 100_000_000, professionalAggregateLimit: 300_000_000 },
    })
  })

  it('in a workbook has the whole premium in its total, and locations in a table of their own', () =>
    expect(statedBy([workbook])).toEqual({
      ...{ documentKind: 'QUOTE', insuredName: 'Lindgren Holdings LLC', insurerName: 'Old Prairie Insurance Company' },
      ...{ effectiveDate: '2027-04-01', expirationDate: '2028-04-01', premium: 2_680_000 },
      ...{
        propertyBuildingLimit: 450_000_000,
        propertyContentsLimit: 60_000_000,
        propertyBusinessIncomeLimit: 75_000_000,
      },
      ...{ 'deductible PROPERTY': 1_000_000, windHailDeductible: 2 },
      locations: ['14 River Street, Ames, IA 50010', '20 Depot Road, Ames, IA 50010'],
    }))
})
