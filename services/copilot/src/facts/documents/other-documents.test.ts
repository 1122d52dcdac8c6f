import { describe, expect, it } from 'vitest'
import { sheetOf } from '../testing/sheet-of.ts'
import { statedBy } from '../testing/stated-by.ts'

describe('an application', () => {
  const application = sheetOf(`
# Commercial Insurance Application
1. Applicant name: Brightwater Boat Works Inc.
2. Mailing address: 5 Quay Street, Mystic, CT 06355
3. Proposed effective date: 5/1/2027
4. Describe your operations: Repair and storage of pleasure craft up to 60 feet.
5. Annual gross sales: $2,450,000
6. Total annual payroll: $810,000
7. How many employees? 14
8. Years in business: 22
9. Year built: 1987

| Coverage | Limit requested | Deductible
| General liability each occurrence | $1,000,000 | $0
| General liability aggregate | $2,000,000 |
`)

  it('answers numbered questions, and asks for limits', () =>
    expect(statedBy([application])).toEqual({
      ...{ documentKind: 'APPLICATION', insuredName: 'Brightwater Boat Works Inc.', effectiveDate: '2027-05-01' },
      ...{ insuredAddress: '5 Quay Street, Mystic, CT 06355', annualRevenue: 245_000_000, annualPayroll: 81_000_000 },
      ...{ operations: 'Repair and storage of pleasure craft up to 60 feet.', employeeCount: 14, yearsInBusiness: 22 },
      ...{ yearBuilt: 1987, glPerOccurrenceLimit: 100_000_000, glAggregateLimit: 200_000_000 },
      'deductible GENERAL_LIABILITY': 0,
    }))
})

describe('a loss run', () => {
  const lossRun = sheetOf(`
# LOSS RUN REPORT
| Insured: | Delmar Freight Systems LLC | Valued as of: | 01/31/2027
| Policy: | CAP-330918 | Carrier: | Union Valley Insurance Company
| Policy period: | 02/01/2026 - 02/01/2027 | |

| Date of Loss | Claim # | Description | Status | Paid | Reserve | Total Incurred
| 04/11/2026 | 26-00417 | Rear-ended at stop light | Closed | $8,220 | $0 | $8,220
| 09/02/2026 | 26-01133 | Cargo shifted | Open | $3,500 | $12,000 | $15,500
| Total | | | | $11,720 | $12,000 | $23,720
`)

  it('lists its claims, and has their total in the last row', () =>
    expect(statedBy([lossRun])).toEqual({
      ...{ documentKind: 'LOSS_RUN', insuredName: 'Delmar Freight Systems LLC', valuationDate: '2027-01-31' },
      ...{ policyNumber: 'CAP-330918', insurerName: 'Union Valley Insurance Company' },
      ...{ effectiveDate: '2026-02-01', expirationDate: '2027-02-01', totalIncurred: 2_372_000 },
      claims: [
        '04/11/2026 26-00417 Rear-ended at stop light Closed $8,220 $0 $8,220',
        '09/02/2026 26-01133 Cargo shifted Open $3,500 $12,000 $15,500',
      ],
    }))
})

describe('the insurance requirements of a lease', () => {
  const lease = sheetOf(`
# EXHIBIT C
# INSURANCE REQUIREMENTS
Tenant shall procure and maintain during the term of this Lease, at its sole expense, the following coverage:

(a) Commercial General Liability insurance, including contractual liability, with minimum limits of One Million Dollars ($1,000,000)
per occurrence and Two Million Dollars ($2,000,000) general aggregate.

(b) Workers' Compensation insurance at statutory limits and Employer's Liability with limits of $500,000 each accident,
$500,000 disease - policy limit, and $500,000 disease - each employee.

(c) Umbrella or excess liability of at least $5,000,000 per occurrence and aggregate.

(d) Business automobile coverage: $1,000,000 combined single limit.

Landlord and its managing agent shall be included as additional insureds on a primary and non-contributory basis. Tenant waives, and
shall cause its insurers to waive, all rights of subrogation against Landlord. Certificates must provide thirty (30) days' prior written
notice of cancellation. All insurers must carry an A.M. Best rating of A-, VIII or better. Tenant need not carry $1,000,000 of cyber
liability insurance.
`)

  it('are limits by line, and duties', () =>
    expect(statedBy([lease])).toEqual({
      ...{ documentKind: 'CONTRACT', glPerOccurrenceLimit: 100_000_000, glAggregateLimit: 200_000_000 },
      ...{ wcPerAccidentLimit: 50_000_000, wcPerDiseasePolicyLimit: 50_000_000, wcPerDiseaseEmployeeLimit: 50_000_000 },
      ...{ umbrellaPerOccurrenceLimit: 500_000_000, umbrellaAggregateLimit: 500_000_000 },
      ...{
        autoCombinedSingleLimit: 100_000_000,
        additionalInsuredRequired: 'YES',
        primaryNonContributoryRequired: 'YES',
      },
      ...{ waiverRequired: 'YES', noticeOfCancellationDays: 30, ratingRequired: 'A-, VIII' },
    }))
})
