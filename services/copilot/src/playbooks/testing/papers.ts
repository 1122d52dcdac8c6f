/** Documents that tests of playbooks are about, in Markdown. */
export const policyPaper = `# Commercial Package Policy Declarations

Insurer: Harbor Mutual Insurance Company

Policy Number: CGL 1234567-10

Named Insured: Heron Hardware LLC

Policy Period From: 03/01/2027 To: 03/01/2028

## Commercial General Liability

Each Occurrence Limit: $1,000,000

General Aggregate Limit: $2,000,000

Deductible: $0

## Forms and Endorsements

| Form Number | Title |
| --- | --- |
| CG 20 10 04 13 | Additional Insured - Owners, Lessees or Contractors |
| CG 00 01 04 13 | Commercial General Liability Coverage Form |
`

/** Agrees with the policy but for the aggregate; its waiver box has no endorsement. */
export const certificatePaper = `# Certificate of Liability Insurance

Date: 02/20/2027

Producer: Copperline Insurance Agency

Insured: Heron Hardware LLC

Insurer A: Harbor Mutual Ins. Co.

| Type of Insurance | Addl Insd | Subr Wvd | Policy Number | Policy Eff | Policy Exp | Limits |
| --- | --- | --- | --- | --- | --- | --- |
| Commercial General Liability | Y | Y | CGL 1234567-10 | 03/01/2027 | 03/01/2028 | Each Occurrence $1,000,000 |
| | | | | | | General Aggregate $4,000,000 |

Certificate Holder: Port of Westermere
`

export const contractPaper = `# Subcontract Agreement

## Insurance Requirements

The Subcontractor shall carry commercial general liability insurance with limits of not less than $2,000,000 for each occurrence.

- General Aggregate: $2,000,000

Any tools floater insurance shall be not less than $50,000.

The Contractor shall be named as an additional insured.

The policy shall include a waiver of subrogation in favor of the Contractor.

Thirty (30) days written notice of cancellation shall be given.
`

export const applicationPaper = `# Insurance Application

Applicant: Heron Hardware LLC

Description of Operations: Retail hardware store

Annual Revenue: $2,400,000

Number of Employees: 14
`

export const submissionPaper = `# Insurance Quote

Insurer: Harbor Mutual Insurance Company

Named Insured: Heron Hardware LLC

Number of Employees: 22

Years in Business: 9

## Commercial General Liability

Each Occurrence Limit: $1,000,000

Total Premium: $8,400
`
