import { describe, expect, it } from 'vitest'
import { sheetOf } from '../testing/sheet-of.ts'
import { statedBy } from '../testing/stated-by.ts'

const grid = sheetOf(
  `
# CERTIFICATE OF LIABILITY INSURANCE
Date issued: 02/14/2027

INSURER A: Stonebridge Insurance Company NAIC 12345

INSURER B: Keystone Indemnity Company NAIC 54321

| INSR | TYPE OF INSURANCE | ADDL | WVD | POLICY NUMBER | EFF | EXP | LIMIT | AMOUNT
| A | GENERAL LIABILITY | Y | N | GL-90871 | 01/01/2027 | 01/01/2028 | EACH OCCURRENCE | 1,000,000
| | | | | | | | GENERAL AGGREGATE | 2,000,000
| | | | | | | | MED EXP | EXCLUDED
| B | WORKERS COMPENSATION | N | Y | WC-1188 | 07/01/2026 | 07/01/2027 | E.L. EACH ACCIDENT | 500,000
| | | | | | | | E.L. DISEASE - POLICY LIMIT | 500,000
`,
  { columns: [0.03, 0.07, 0.27, 0.32, 0.37, 0.47, 0.57, 0.67, 0.92] },
)

const panels = sheetOf(`
# Certificate of Liability Insurance
| Producer | Insured
| Oak & Elm Insurance Services | Silver Fern Landscaping LLC
| 31 State Street, Salem, MA 01970 | 8 Garden Way, Salem, MA 01970

General Liability — Insurer: Stonebridge Insurance Company (NAIC 12345)
Policy GL-90871, 1/1/2027 to 1/1/2028
Each occurrence $1,000,000
General aggregate $2,000,000
Additional insured: Yes
Waiver of subrogation: No

Workers Compensation — Insurer: Keystone Indemnity Company (NAIC 54321)
Policy WC-1188, 7/1/2026 to 7/1/2027
E.L. each accident $500,000

Description of operations: Landscaping at all City parks.

Certificate holder:
City of Salem
93 Washington Street
Salem, MA 01970
`)

const shared = {
  ...{ 'insurerName GENERAL_LIABILITY': 'Stonebridge Insurance Company', 'insurerNaic GENERAL_LIABILITY': '12345' },
  ...{ 'insurerName WORKERS_COMPENSATION': 'Keystone Indemnity Company', 'insurerNaic WORKERS_COMPENSATION': '54321' },
  ...{ 'policyNumber GENERAL_LIABILITY': 'GL-90871', 'policyNumber WORKERS_COMPENSATION': 'WC-1188' },
  ...{ 'effectiveDate GENERAL_LIABILITY': '2027-01-01', 'expirationDate GENERAL_LIABILITY': '2028-01-01' },
  ...{ 'effectiveDate WORKERS_COMPENSATION': '2026-07-01', 'expirationDate WORKERS_COMPENSATION': '2027-07-01' },
  ...{ 'additionalInsuredBox GENERAL_LIABILITY': 'YES', 'waiverBox GENERAL_LIABILITY': 'NO' },
  ...{ documentKind: 'CERTIFICATE', glPerOccurrenceLimit: 100_000_000, glAggregateLimit: 200_000_000 },
  wcPerAccidentLimit: 50_000_000,
}

const sideBySide = (heads: string, insurers = '') =>
  sheetOf(
    `
# Certificate of Insurance
${insurers}
| General Liability | | Workers Compensation |
${heads}
| Each Occurrence | $1,000,000 | Each Accident | $500,000
`,
    { columns: [0.08, 0.3, 0.55, 0.8] },
  )
const limits = { documentKind: 'CERTIFICATE', glPerOccurrenceLimit: 100_000_000, wcPerAccidentLimit: 50_000_000 }

describe('a certificate', () => {
  it('with sections side by side has the insurer of each by its code, and the term behind the number', () => {
    const heads = `| Stonebridge Insurance Company, NAIC 12345 | | Keystone Indemnity Company, NAIC 54321
| Policy GL-90871, 1/1/2027 to 1/1/2028 | | Policy WC-1188, 7/1/2026 to 7/1/2027`
    const {
      'additionalInsuredBox GENERAL_LIABILITY': _box,
      'waiverBox GENERAL_LIABILITY': _waiver,
      glAggregateLimit: _aggregate,
      ...both
    } = shared
    expect(statedBy([sideBySide(heads)])).toEqual({ ...both, ...limits })
  })

  it('with sections side by side has the insurer of each by its letter', () => {
    const insurers =
      'Insurer A: Stonebridge Insurance Company NAIC 12345\n\nInsurer B: Keystone Indemnity Company NAIC 54321\n'
    const heads = '| Insurer: | A | Insurer: | B'
    expect(statedBy([sideBySide(heads, insurers)])).toMatchObject({
      ...{ 'insurerName GENERAL_LIABILITY': 'Stonebridge Insurance Company' },
      ...{ 'insurerNaic WORKERS_COMPENSATION': '54321', ...limits },
      'insurerName WORKERS_COMPENSATION': 'Keystone Indemnity Company',
    })
  })

  it('with two insurers has each line’s by its letter', () =>
    expect(statedBy([grid])).toEqual({
      ...shared,
      ...{ issuedDate: '2027-02-14', glMedicalPerPersonLimit: 'EXCLUDED', wcPerDiseasePolicyLimit: 50_000_000 },
      ...{ 'additionalInsuredBox WORKERS_COMPENSATION': 'NO', 'waiverBox WORKERS_COMPENSATION': 'YES' },
    }))

  it('with a panel for each line names its insurer there', () =>
    expect(statedBy([panels])).toEqual({
      ...shared,
      ...{ producerName: 'Oak & Elm Insurance Services', insuredName: 'Silver Fern Landscaping LLC' },
      ...{ insuredAddress: '8 Garden Way, Salem, MA 01970', certificateHolder: 'City of Salem' },
      descriptionOfOperations: 'Landscaping at all City parks.',
    }))
})
