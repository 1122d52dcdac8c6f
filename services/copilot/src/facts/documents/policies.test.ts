import { createLogger } from '@coverdesk/kit'
import { describe, expect, it } from 'vitest'
import type { Box } from '../../reading/page.ts'
import { extractFacts } from '../extract-facts.ts'
import { sheetOf } from '../testing/sheet-of.ts'
import { statedBy } from '../testing/stated-by.ts'

const binder = sheetOf(
  `
# Insurance Binder
Binder No. BND-20447

| Insured | Agency | Company
| Pinefield Medical Group, P.C. | Lakeside Insurance Agency | Falcon Ridge Casualty Company

| Effective | Expiration | Date issued
| 03/15/2027 | 05/14/2027 | 03/12/2027

| Coverage | Policy number | Limits | Deductible | Premium
| Commercial General Liability | GLX-441-2027 | $1,000,000 each occurrence / $2,000,000 aggregate | $1,000 | $9,800
| Commercial Property |  | | |
| Building | CPX-441-2027 | $3,200,000 | $5,000 | $14,100
| Business Personal Property | | $450,000 | $5,000 | Included
| Professional Liability | MPL-991 | $1,000,000 each claim / $3,000,000 aggregate | $25,000 | $31,000
| Total | | | | $54,900
`,
  { columns: [0.06, 0.3, 0.45, 0.75, 0.87] },
)

const declarations = [
  sheetOf(`
# Beacon Point Mutual Insurance Company
## COMMON POLICY DECLARATIONS
POLICY NUMBER: BPM 0045521 07
RENEWAL OF: BPM 0045521 06

NAMED INSURED AND MAILING ADDRESS:
Cedar Hollow Distillery LLC
77 Cooper Road
Louisville, KY 40202

POLICY PERIOD: FROM 07/01/2027 TO 07/01/2028 at 12:01 A.M. standard time at your mailing address.

| COVERAGE PART | PREMIUM
| Commercial Property Coverage Part | $ 12,400.00
| Commercial General Liability Coverage Part | $ 8,310.00
| Commercial Auto Coverage Part | Not Covered
| TOTAL | $ 20,710.00
`),
  sheetOf(
    `
# COMMERCIAL GENERAL LIABILITY DECLARATIONS
## LIMITS OF INSURANCE
| EACH OCCURRENCE LIMIT | $ 1,000,000 |
| DAMAGE TO PREMISES RENTED TO YOU LIMIT | $ 100,000 | Any one premises
| MEDICAL EXPENSE LIMIT | $ 5,000 | Any one person
| PERSONAL & ADVERTISING INJURY LIMIT | $ 1,000,000 | Any one person or organization
| GENERAL AGGREGATE LIMIT | $ 2,000,000 |
| PRODUCTS/COMPLETED OPERATIONS AGGREGATE LIMIT | $ 2,000,000 |

## FORMS AND ENDORSEMENTS
CG 00 01 04 13 Commercial General Liability Coverage Form
CG 21 47 12 07 Employment-Related Practices Exclusion
`,
    { number: 2 },
  ),
]

const endorsement = sheetOf(`
# POLICY CHANGE ENDORSEMENT
| Policy Number | Endorsement Number | Effective Date
| QRS-7781234 | 3 | 06/15/2027

Named Insured: Harlow Tool & Die Co.

In consideration of an additional premium of $412, the policy is changed as follows:
- Location 2 at 900 Foundry Avenue, Erie, PA 16501 is added.
- The building limit at location 1 is increased to $1,750,000.

All other terms and conditions remain unchanged.
`)

describe('a binder', () => {
  it('has a row for each line, and parts of a line below it', () =>
    expect(statedBy([binder])).toEqual({
      ...{ documentKind: 'BINDER', binderNumber: 'BND-20447', insuredName: 'Pinefield Medical Group, P.C.' },
      ...{ producerName: 'Lakeside Insurance Agency', insurerName: 'Falcon Ridge Casualty Company' },
      ...{ effectiveDate: '2027-03-15', expirationDate: '2027-05-14', issuedDate: '2027-03-12', premium: 5_490_000 },
      ...{ 'policyNumber GENERAL_LIABILITY': 'GLX-441-2027', 'deductible GENERAL_LIABILITY': 100_000 },
      ...{ glPerOccurrenceLimit: 100_000_000, glAggregateLimit: 200_000_000, 'premium GENERAL_LIABILITY': 980_000 },
      ...{ 'policyNumber PROPERTY': 'CPX-441-2027', 'deductible PROPERTY': 500_000, 'premium PROPERTY': 1_410_000 },
      ...{ propertyBuildingLimit: 320_000_000, propertyContentsLimit: 45_000_000 },
      ...{ 'policyNumber PROFESSIONAL_LIABILITY': 'MPL-991', 'deductible PROFESSIONAL_LIABILITY': 2_500_000 },
      ...{ professionalPerClaimLimit: 100_000_000, professionalAggregateLimit: 300_000_000 },
      'premium PROFESSIONAL_LIABILITY': 3_100_000,
    }))
})

describe('a binder with a column for each line', () => {
  const columns = sheetOf(`
# Confirmation of Coverage
| | General Liability | Umbrella | Workers Compensation
| Policy number | GL-77120 | UM-77121 | WC-77122
| Each occurrence | $1,000,000 | $5,000,000 |
| Each accident | | | $500,000
| Deductible | $2,500 | Nil | None
`)

  it('has its labels at the left', () =>
    expect(statedBy([columns])).toEqual({
      ...{ documentKind: 'BINDER', glPerOccurrenceLimit: 100_000_000, umbrellaPerOccurrenceLimit: 500_000_000 },
      ...{ wcPerAccidentLimit: 50_000_000, 'policyNumber GENERAL_LIABILITY': 'GL-77120' },
      ...{ 'policyNumber UMBRELLA': 'UM-77121', 'policyNumber WORKERS_COMPENSATION': 'WC-77122' },
      ...{ 'deductible GENERAL_LIABILITY': 250_000, 'deductible UMBRELLA': 0, 'deductible WORKERS_COMPENSATION': 0 },
    }))

  it('is read as well when it was scanned on its side', () => {
    const onItsSide = (turn: (box: Box) => Box) => ({
      ...columns,
      words: columns.words.map(word => ({ ...word, box: word.box && turn(word.box) })),
    })
    const down = onItsSide(({ x, y, width, height }) => ({ x: 1 - y - height, y: x, width: height, height: width }))
    const up = onItsSide(({ x, y, width, height }) => ({ x: y, y: 1 - x - width, width: height, height: width }))
    expect(statedBy([down])).toEqual(statedBy([columns]))
    expect(statedBy([up])).toEqual(statedBy([columns]))
  })
})

describe('an address that stands in a column beside another one', () => {
  it('is in no quote as a whole, so it is dropped, and counted', () => {
    const lines: string[] = []
    const log = createLogger('copilot', 'info', { write: line => void lines.push(line) })
    const boxes = sheetOf(`
# Insurance Binder
| Insured | Agency
| Pinefield Medical Group, P.C. | Lakeside Insurance Agency
| 200 Health Park Drive | 14 Front Street
| Tampa, FL 33602 | Tampa, FL 33601
`)
    const facts = extractFacts([boxes], { name: 'binder.pdf' }, log)
    expect(facts.find(({ field }) => field === 'insuredAddress')?.state).toBe('NOT_FOUND')
    expect(JSON.parse(lines.join(''))).toMatchObject({
      cara_judge_dropped: { OTHER_VALUE: 1 },
      method: 'RULE',
      fields: ['insuredAddress'],
    })
  })
})

describe('declarations', () => {
  it('have the insurer above, labels with their values, and the limits of each part', () =>
    expect(statedBy(declarations)).toEqual({
      ...{ documentKind: 'DECLARATIONS', insurerName: 'Beacon Point Mutual Insurance Company' },
      ...{ policyNumber: 'BPM 0045521 07', insuredName: 'Cedar Hollow Distillery LLC' },
      ...{ insuredAddress: '77 Cooper Road Louisville, KY 40202' },
      ...{ effectiveDate: '2027-07-01', expirationDate: '2028-07-01', premium: 2_071_000 },
      ...{
        'premium PROPERTY': 1_240_000,
        'premium GENERAL_LIABILITY': 831_000,
        'premium COMMERCIAL_AUTO': 'NOT_COVERED',
      },
      ...{ glPerOccurrenceLimit: 100_000_000, glAggregateLimit: 200_000_000, glMedicalPerPersonLimit: 500_000 },
      ...{ glRentedPremisesDamageLimit: 10_000_000, glPersonalAndAdvertisingInjuryLimit: 100_000_000 },
      ...{ glProductsAndCompletedOperationsLimit: 200_000_000 },
      forms: [
        'CG 00 01 04 13 Commercial General Liability Coverage Form',
        'CG 21 47 12 07 Employment-Related Practices Exclusion',
      ],
    }))
})

describe('an endorsement', () => {
  it('says which policy it changes, and what', () =>
    expect(statedBy([endorsement])).toMatchObject({
      ...{
        documentKind: 'ENDORSEMENT',
        policyNumber: 'QRS-7781234',
        endorsementNumber: '3',
        effectiveDate: '2027-06-15',
      },
      insuredName: 'Harlow Tool & Die Co.',
      endorsementChanges: [
        'Location 2 at 900 Foundry Avenue, Erie, PA 16501 is added.',
        'The building limit at location 1 is increased to $1,750,000.',
      ],
    }))
})
