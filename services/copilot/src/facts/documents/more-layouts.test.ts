import { describe, expect, it } from 'vitest'
import { sheetOf } from '../testing/sheet-of.ts'
import { statedBy } from '../testing/stated-by.ts'

const stated = (notation: string, options = {}) => statedBy([sheetOf(notation, options)])

describe('layouts', () => {
  it('with dots between labels and values are read line by line', () =>
    expect(
      stated(`
# Binder of Insurance

# General Liability
Each occurrence .......... $1,000,000
Products–completed operations aggregate .......... Included
Fire damage (any one fire) .......... $300,000
Deductible per occurrence .......... $5,000

# Automobile Liability
Combined single limit .......... $2,000,000
Deductible – comprehensive / collision .......... $1,000 / $1,000

# Estimated Premium
General liability .......... $4,100.00
Automobile .......... $3,000.00
Total estimated premium .......... $7,100.00
`),
    ).toEqual({
      documentKind: 'BINDER',
      glPerOccurrenceLimit: 100_000_000,
      glProductsAndCompletedOperationsLimit: 'INCLUDED',
      glRentedPremisesDamageLimit: 30_000_000,
      'deductible GENERAL_LIABILITY': 500_000,
      autoCombinedSingleLimit: 200_000_000,
      'premium GENERAL_LIABILITY': 410_000,
      'premium COMMERCIAL_AUTO': 300_000,
      premium: 710_000,
    }))

  it('with a column for each option state every option', () =>
    expect(
      stated(`
# Professional Liability Quote

| | Option 1 | Option 2
| Limit per claim / aggregate | $1,000,000 / $2,000,000 | $2,000,000 / $4,000,000
| Retention each claim | $10,000 | $25,000
| Annual premium | $9,000 | $15,000
`),
    ).toMatchObject({
      'retention PROFESSIONAL_LIABILITY': { either: [1_000_000, 2_500_000] },
      'premium PROFESSIONAL_LIABILITY': { either: [900_000, 1_500_000] },
    }))

  it('of mails with dashes and abbreviations are read, and the earlier mail below is not', () =>
    expect(
      stated(
        `
Quote below for Larkspur Roofing LLC.

Paper - Tallgrass Mutual Insurance Company
Term - 8/1/2027-8/1/2028

GL
Occ - $1M
Gen Agg - $2M
Prod/CO Agg - $2M
Med Pay - Excl.
Premium - $4,100

Umbrella
Ea Occ - $1M
SIR - $10,000
Premium - $900

Total premium - $5,000
Comm - 15%

> Expiring premium: $7,450, expiring carrier: Juniper National Insurance Company.
`,
        { hasPlaces: false },
      ),
    ).toEqual({
      documentKind: 'QUOTE',
      insuredName: 'Larkspur Roofing LLC',
      insurerName: 'Tallgrass Mutual Insurance Company',
      effectiveDate: '2027-08-01',
      expirationDate: '2028-08-01',
      glPerOccurrenceLimit: 100_000_000,
      glAggregateLimit: 200_000_000,
      glProductsAndCompletedOperationsLimit: 200_000_000,
      glMedicalPerPersonLimit: 'EXCLUDED',
      'premium GENERAL_LIABILITY': 410_000,
      umbrellaPerOccurrenceLimit: 100_000_000,
      umbrellaRetention: 1_000_000,
      'premium UMBRELLA': 90_000,
      premium: 500_000,
      commissionRate: 15,
    }))

  it('of loss runs have the total below the subtotals', () =>
    expect(
      stated(`
# Loss Run

| Claim number | Date of loss | Status | Total incurred
| C1 | 02/15/2024 | Closed | $1,000
| Total 2024 | | | $1,000
| C2 | 03/15/2025 | Open | $2,500
| Total 2025 | | | $2,500
| Total | | | $3,500
`),
    ).toMatchObject({ totalIncurred: 350_000 }))
})

describe('a table whose heading takes two rows', () => {
  it.each([true, false])('is read by the columns that both name together, with places: %s', hasPlaces => {
    const written = `
# Quotation

| Coverage | Coverage | Limit of | Deductible or | Annual
| part | description | insurance | retention | premium
| General liability | Each occurrence | $1,000,000 | $500 | $4,100
| | General aggregate | $2,000,000 | |
| Umbrella | Each occurrence | $5,000,000 | $10,000 | $2,900
| Premium, all parts | | | | $7,000

# Forms that will be attached

CG 00 01 04 13 Commercial General Liability Coverage Form
`
    expect(statedBy([sheetOf(written, { hasPlaces })])).toEqual({
      documentKind: 'QUOTE',
      forms: ['CG 00 01 04 13 Commercial General Liability Coverage Form'],
      premium: 700_000,
      glPerOccurrenceLimit: 100_000_000,
      glAggregateLimit: 200_000_000,
      'deductible GENERAL_LIABILITY': 50_000,
      'premium GENERAL_LIABILITY': 410_000,
      umbrellaPerOccurrenceLimit: 500_000_000,
      umbrellaRetention: 1_000_000,
      'premium UMBRELLA': 290_000,
    })
  })
})

describe('what is not stated', () => {
  it('a percentage is no premium, and a deductible no limit', () =>
    expect(
      stated(`
# Quotation

General liability has a deductible of $5,000 per occurrence. The premium is 25% minimum earned.
`),
    ).toEqual({ documentKind: 'QUOTE', 'deductible GENERAL_LIABILITY': 500_000, minimumEarnedPremium: 25 }))

  it('an earlier policy gives neither its insurer nor its dates, limits and premium', () =>
    expect(
      stated(`
# Quotation

The expiring policy through Juniper National Insurance Company had limits of $500,000 each occurrence.

| Prior carrier | Juniper National Insurance Company
| Expiring deductible | $1,000
| Retroactive date | 01/01/2019
| Pending or prior litigation date | 01/01/2018
`),
    ).toEqual({ documentKind: 'QUOTE' }))

  it('taxes and fees together are no premium', () =>
    expect(
      stated(`
# Quotation

| Line of business | Premium
| General liability | $4,100
| Taxes and fees | $300
`),
    ).toEqual({ documentKind: 'QUOTE', 'premium GENERAL_LIABILITY': 410_000 }))
})
