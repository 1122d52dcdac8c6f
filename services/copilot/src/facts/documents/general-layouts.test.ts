import { describe, expect, it } from 'vitest'
import { sheetOf } from '../testing/sheet-of.ts'
import { statedBy } from '../testing/stated-by.ts'

const stated = (notation: string, options = {}) => statedBy([sheetOf(notation, options)])

describe('labels and values', () => {
  it('a cell can hold several limits, and the columns before it an item number and a label', () =>
    expect(
      stated(
        `
# Professional Liability Declarations

| ITEM 3. | Limits of Liability: | (a) $2,000,000 each Claim (b) $4,000,000 in the Aggregate
| ITEM 4. | Retention: | $10,000 each Claim, including Claim Expenses
`,
        { columns: [0.05, 0.15, 0.4] },
      ),
    ).toMatchObject({
      professionalPerClaimLimit: 200_000_000,
      professionalAggregateLimit: 400_000_000,
      'retention PROFESSIONAL_LIABILITY': 1_000_000,
    }))

  it('a share in parentheses behind a label is no second amount', () =>
    expect(
      stated(`
# Quotation

- Surplus lines tax (4.85%): $416.37
- Broker fee (fully earned): $150.00
- Total with taxes and fees: $4,341.37
`),
    ).toMatchObject({ taxes: 41_637, policyFees: 15_000, totalCost: 434_137 }))

  it('a letter names its agency and its insured behind “To” and “Re”, and the rating of a carrier is no part of its name', () =>
    expect(
      stated(`
# Quotation

To: Harbor Point Insurance Agency
RE: Larkspur Roofing LLC
Carrier: Northlight Casualty Company (A.M. Best A XII) – Non-Admitted
`),
    ).toMatchObject({
      producerName: 'Harbor Point Insurance Agency',
      insuredName: 'Larkspur Roofing LLC',
      insurerName: 'Northlight Casualty Company',
    }))

  it('the words that carriers’ systems print are read', () =>
    expect(
      stated(`
# Declarations

| Pol. # | CGL 4164619-19 | Underwritten by | Northlight Casualty Company
| Eff. Date | 3/1/2027 | Exp. Date | 3/1/2028

# General Liability

Each Occ.: $1M
Gen'l Agg. (per project): $2M
Prod/Comp Ops: $2M
Dmg to Rented Prem: $100,000
Med Exp: Excl.
`),
    ).toMatchObject({
      policyNumber: 'CGL 4164619-19',
      insurerName: 'Northlight Casualty Company',
      effectiveDate: '2027-03-01',
      expirationDate: '2028-03-01',
      glPerOccurrenceLimit: 100_000_000,
      glAggregateLimit: 200_000_000,
      glProductsAndCompletedOperationsLimit: 200_000_000,
      glRentedPremisesDamageLimit: 10_000_000,
      glMedicalPerPersonLimit: 'EXCLUDED',
    }))
})

describe('tables', () => {
  it('with a column for the expiring term state what is proposed', () =>
    expect(
      stated(`
# Renewal Proposal

# General Liability

| Coverage | Expiring | Proposed
| Carrier | Juniper National Insurance Company | Northlight Casualty Company
| Each occurrence | $500,000 | $1,000,000
| Medical expense | $5,000 | Excluded
`),
    ).toMatchObject({
      'insurerName GENERAL_LIABILITY': 'Northlight Casualty Company',
      glPerOccurrenceLimit: 100_000_000,
      glMedicalPerPersonLimit: 'EXCLUDED',
    }))

  it('have rows without a first cell, which belong to the line named above them', () =>
    expect(
      stated(
        `
# Declarations

| Umbrella | Ea. Occ. | $5,000,000
| | Agg. | $5,000,000
| | SIR | $10,000
| Workers Compensation | E.L. Each Accident | $500,000
`,
        { columns: [0.05, 0.35, 0.7] },
      ),
    ).toMatchObject({
      umbrellaPerOccurrenceLimit: 500_000_000,
      umbrellaAggregateLimit: 500_000_000,
      umbrellaRetention: 1_000_000,
      wcPerAccidentLimit: 50_000_000,
    }))

  it('of sections side by side have the line of each half', () =>
    expect(
      stated(
        `
# Binder

| General Liability | | Umbrella |
| Each Occurrence | $1,000,000 | Each Occurrence | $5,000,000
| General Aggregate | $2,000,000 | Aggregate | $5,000,000
`,
        { columns: [0.08, 0.32, 0.55, 0.8] },
      ),
    ).toMatchObject({
      glPerOccurrenceLimit: 100_000_000,
      glAggregateLimit: 200_000_000,
      umbrellaPerOccurrenceLimit: 500_000_000,
      umbrellaAggregateLimit: 500_000_000,
    }))

  it('of deductibles state that of the line, and not those of single perils', () =>
    expect(
      stated(`
# Commercial Property Quotation

| Peril | Deductible
| All Other Perils | $5,000
| Wind / Hail | 2%
| Water damage | $10,000
| Equipment breakdown | $2,500
`),
    ).toEqual({
      documentKind: 'QUOTE',
      'deductible PROPERTY': 500_000,
      'windHailDeductible PROPERTY': 2,
    }))

  it('of premiums have a total, which their sum shows, whatever it is called', () =>
    expect(
      stated(`
# Declarations

# Premium

| Description | Amount
| Commercial Automobile Liability | $3,000
| General Liability | $4,100
| Annual Premium | $7,100
| State Tax | $300
`),
    ).toMatchObject({
      'premium COMMERCIAL_AUTO': 300_000,
      'premium GENERAL_LIABILITY': 410_000,
      premium: 710_000,
      taxes: 30_000,
    }))

  it('have labels on both sides of an amount', () =>
    expect(
      stated(`
# Workers Compensation Information Page

| Bodily Injury by Accident | $500,000 | each accident
| Bodily Injury by Disease | $1,000,000 | policy limit
| Bodily Injury by Disease | $500,000 | each employee
`),
    ).toMatchObject({
      wcPerAccidentLimit: 50_000_000,
      wcPerDiseasePolicyLimit: 100_000_000,
      wcPerDiseaseEmployeeLimit: 50_000_000,
    }))
})

describe('mails', () => {
  it('list premiums by line behind one label, and the total on a line of its own', () =>
    expect(
      stated(
        `
# Binder

Auto: $750,000 CSL
Umbrella: $5M Occ / $5M Agg, $10K SIR

Premium: GL $14,382, Auto $17,097
Total premium $31,479 plus a policy fee of $350
`,
        { hasPlaces: false },
      ),
    ).toMatchObject({
      umbrellaRetention: 1_000_000,
      'premium GENERAL_LIABILITY': 1_438_200,
      'premium COMMERCIAL_AUTO': 1_709_700,
      premium: 3_147_900,
      policyFees: 35_000,
    }))
})

describe('what is not stated', () => {
  it('optional terrorism coverage is no premium', () =>
    expect(
      stated(`
# Quotation

- Terrorism coverage is available for an additional premium of $250
`),
    ).toEqual({ documentKind: 'QUOTE' }))

  it('half of a name or of an address is neither', () =>
    expect(
      stated(`
# Declarations

| Insured | 3593 Harbor Way, Dayton, OH
| Address | 45402
`),
    ).toEqual({ documentKind: 'DECLARATIONS' }))
})
