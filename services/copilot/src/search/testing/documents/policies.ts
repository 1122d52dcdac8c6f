import type { TestDocument } from './test-document.ts'

/** Declarations and endorsements, as carriers send them. */
export const policyDocuments: readonly TestDocument[] = [
  {
    id: 'gl-dec',
    title: 'Commercial General Liability Declarations - Bayview Marine.pdf',
    pages: [
      `^ Old Lantern Mutual Insurance Company · Policy CGL-4417-0092
# Commercial General Liability Declarations
= Named Insured: Bayview Marine Services LLC
= Mailing Address: 18 Wharf Street, Portland, ME 04101
= Policy Period: From March 1, 2027 to March 1, 2028, 12:01 A.M. standard time
= Form of Business: Limited liability company
= Producer: Harbor Point Insurance Agency
## Limits of Insurance
| Coverage | Limit
| Each Occurrence Limit | $1,000,000
| Damage to Premises Rented to You Limit | $100,000 any one premises
| Medical Expense Limit | $5,000 any one person
| Personal and Advertising Injury Limit | $1,000,000
| General Aggregate Limit | $2,000,000
| Products-Completed Operations Aggregate Limit | $2,000,000`,
      `^ Old Lantern Mutual Insurance Company · Policy CGL-4417-0092
## Classification and Premium
| Classification | Code | Premium basis | Rate | Advance premium
| Boat repair and servicing | 10117 | Gross sales $2,400,000 | 4.215 | $10,116
| Marinas | 44276 | Gross sales $600,000 | 2.900 | $1,740
The total advance premium is $11,856. The policy is auditable and the final premium is determined after the end of the policy period.
## Deductible
A property damage liability deductible of $2,500 per claim applies. There is no deductible for bodily injury.
## Forms and Endorsements
CG 00 01 04 13, CG 20 10 04 13, CG 20 37 04 13, CG 24 04 05 09, CG 21 47 12 07, IL 00 21 09 08`,
    ],
  },
  {
    id: 'gl-endorsements',
    title: 'Bayview Marine GL endorsements.pdf',
    pages: [
      `# CG 20 10 04 13 Additional Insured - Owners, Lessees or Contractors - Scheduled Person or Organization
This endorsement modifies insurance provided under the Commercial General Liability Coverage Part.
= Name of Additional Insured: Casco Bay Terminal Authority
= Location of Covered Operations: Piers 4 and 5, Portland waterfront
Section II - Who Is An Insured is amended to include as an additional insured the person or organization shown in the Schedule, but only with respect to liability for bodily injury, property damage or personal and advertising injury caused, in whole or in part, by your acts or omissions in the performance of your ongoing operations for the additional insured at the location designated above.`,
      `# CG 24 04 05 09 Waiver of Transfer of Rights of Recovery Against Others to Us
We waive any right of recovery we may have against the person or organization shown in the Schedule because of payments we make for injury or damage arising out of your ongoing operations done under a contract with that person or organization.
# Primary and Noncontributory - Other Insurance Condition
This insurance is primary to and will not seek contribution from any other insurance available to an additional insured under your policy, provided that you have agreed in writing in a contract that this insurance would be primary.`,
      `# CG 21 47 12 07 Employment-Related Practices Exclusion
This insurance does not apply to bodily injury to a person arising out of any refusal to employ that person, termination of that person's employment, or coercion, demotion, evaluation, reassignment, discipline, defamation, harassment, humiliation or discrimination directed at that person.
# Exclusion - Fungi or Bacteria
This insurance does not apply to bodily injury or property damage which would not have occurred but for the actual or threatened inhalation of, contact with, or presence of any fungi or bacteria, including mold, on or within a building or structure.`,
    ],
  },
  {
    id: 'wc-policy',
    title: 'Workers Compensation Information Page.pdf',
    pages: [
      `# Workers Compensation and Employers Liability Insurance Policy - Information Page
= Insured: Alder Roofing Inc.
= Carrier: Granite State Casualty, NCCI carrier code 21318
= Policy number: WC-88-2031-77
= Policy period: 07/01/2026 to 07/01/2027
Part One of the policy applies to the Workers Compensation Law of the states listed here: Maine, New Hampshire.
Part Two of the policy applies to work in each state listed above. The limits of our liability under Part Two are:
| Bodily injury by accident | $500,000 | each accident
| Bodily injury by disease | $500,000 | policy limit
| Bodily injury by disease | $500,000 | each employee`,
      `## Item 4. Premium
The experience modification factor is 0.87. The estimated annual premium is $48,310 and the minimum premium is $1,200.
| Code | Classification | Estimated payroll | Rate per $100
| 5551 | Roofing, all kinds, and drivers | $310,000 | 14.92
| 8810 | Clerical office employees | $95,000 | 0.21
## Officers
Paul Alder, president, owns 100 percent and has elected to be excluded from coverage.`,
    ],
  },
  {
    id: 'property-dec',
    title: 'Commercial Property Declarations - Mill Street.pdf',
    pages: [
      `# Commercial Property Coverage Part Declarations
= Named Insured: Mill Street Holdings LP
= Policy: CPP-7719044
| Location | Address | Construction | Year built | Building limit | Contents limit
| 1 | 200 Mill Street, Lewiston, ME | Joisted masonry | 1924 | $3,200,000 | $250,000
| 2 | 14 Canal Street, Lewiston, ME | Masonry noncombustible | 1988 | $1,150,000 | $80,000
The total insured value of all locations is $4,680,000.
## Valuation and coinsurance
Buildings are valued at replacement cost with a coinsurance percentage of 90%. Business personal property is valued at actual cash value.`,
      `## Deductibles
The deductible is $10,000 per occurrence for all perils. For wind and hail it is 2% of the building limit. Theft of copper is subject to a deductible of $25,000.
## Business Income
Business income and extra expense are covered for actual loss sustained up to 12 months, with a waiting period of 72 hours.
## Mortgageholder
= Mortgageholder: Androscoggin Savings Bank, ISAOA, Loan 4400918`,
      `## Protective safeguards
You must maintain the automatic sprinkler system and a central station fire alarm at location 1. We will not pay for loss caused by fire if, before the fire, you knew of any suspension or impairment of a protective safeguard and failed to notify us.
## Vacancy
If the building has been vacant for more than 60 consecutive days before a loss, we will not pay for loss caused by vandalism, sprinkler leakage, building glass breakage, water damage or theft.
## Flood and earth movement
Loss caused by flood, surface water, earthquake or landslide is not covered.`,
    ],
  },
  {
    id: 'auto-dec',
    title: 'Business Auto Declarations 2027.pdf',
    pages: [
      `# Business Auto Declarations
= Named insured: Alder Roofing Inc.
= Policy number: BA 5520 1187
= Policy period: 1/15/2027 to 1/15/2028
| Coverage | Covered auto symbol | Limit
| Liability | 1 | $1,000,000 combined single limit
| Uninsured motorists | 2 | $300,000
| Medical payments | 2 | $5,000
| Comprehensive | 7 | actual cash value, $500 deductible
| Collision | 7 | actual cash value, $1,000 deductible
| Towing and labor | 7 | $100 per disablement`,
      `## Schedule of covered autos
| No. | Year | Make and model | VIN | Garaging
| 1 | 2022 | Ford F-350 | 1FT8W3BT0NEC11223 | Portland, ME
| 2 | 2019 | Ram 2500 | 3C6UR5CL9KG667788 | Portland, ME
| 3 | 2024 | Big Tex trailer | 16VEX2023R1234567 | Gray, ME
## Hired and non-owned
Liability for hired autos and non-owned autos is included. The estimated cost of hire is $4,000.`,
    ],
  },
  {
    id: 'umbrella',
    title: 'Umbrella policy declarations.pdf',
    pages: [
      `# Commercial Umbrella Liability Declarations
= Named insured: Bayview Marine Services LLC
= Policy number: UMB 220817
| Each occurrence | $5,000,000
| Aggregate | $5,000,000
| Self-insured retention | $10,000
## Schedule of underlying insurance
| Policy | Carrier | Limits
| General liability CGL-4417-0092 | Old Lantern Mutual | $1,000,000 each occurrence
| Automobile liability | Seacoast Indemnity | $1,000,000 combined single limit
| Employers liability | Granite State Casualty | $500,000 each accident
The umbrella follows form except for pollution and watercraft over 26 feet in length, which are excluded.`,
    ],
  },
]
