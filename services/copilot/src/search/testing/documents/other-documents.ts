import type { TestDocument } from './test-document.ts'

/** Quotes, contracts, certificates, mails and notes around policies. */
export const otherDocuments: readonly TestDocument[] = [
  {
    id: 'cyber-quote',
    title: 'Cyber quote - Norwood Dental.pdf',
    pages: [
      `# Cyber Liability Quotation
= Applicant: Norwood Dental Group PC
= Quote number: Q-CY-309921
= Quote valid until: December 15, 2026
The premium is $6,480 plus surplus lines tax of $194.40 and a policy fee of $250. Minimum earned premium is twenty-five percent.
| Insuring agreement | Limit | Retention
| Breach response costs | $1M | $10K
| Ransomware and extortion | $500K | $25K
| Business interruption | $1M | 8 hours
| Funds transfer fraud and social engineering | $250K | $10K
The aggregate limit of the policy is one million dollars.`,
      `## Subjectivities
The quote is subject to: multi-factor authentication on e-mail and remote access confirmed in writing; a signed application dated within thirty days of binding; and evidence of offline backups.
## Retroactive date
The retroactive date is full prior acts. The extended reporting period is available for 12 months at 100% of the annual premium.`,
    ],
  },
  {
    id: 'eo-quote',
    title: 'Errors and Omissions quote, Fairchild Architects.pdf',
    pages: [
      `# Architects and Engineers Professional Liability Quote
= Firm: Fairchild Architects LLP
Limit of liability $2,000,000 each claim and $4,000,000 aggregate. Deductible $15,000 each claim, applying to damages and claim expenses. Claim expenses are outside the limit.
The retroactive date is 06/01/2014. Annual premium $22,150. Quote expires in 30 days.
## Exclusions
No coverage for asbestos, for warranties and guarantees of workmanship, or for claims by a subsidiary. Prior knowledge of circumstances is excluded.`,
    ],
  },
  {
    id: 'construction-contract',
    title: 'Subcontract agreement Pemaquid Builders.docx',
    pages: [
      `# Subcontract Agreement
This agreement is made between Pemaquid Builders Inc. ("Contractor") and Alder Roofing Inc. ("Subcontractor") for roofing of the Deering High School project. The subcontract price is $412,500. Retainage of 10 percent is held until final completion.`,
      `## Article 9. Insurance
9.1 Subcontractor shall maintain commercial general liability insurance with limits of not less than $2,000,000 per occurrence and $4,000,000 general aggregate, which shall apply per project.
9.2 Subcontractor shall maintain automobile liability of $1,000,000 combined single limit and umbrella liability of $5,000,000.
9.3 Contractor and Owner shall be named as additional insureds for ongoing and completed operations on a primary and non-contributory basis. Waivers of subrogation in favor of Contractor are required on all policies.
9.4 Certificates shall provide thirty (30) days' notice of cancellation, and ten days for nonpayment of premium.`,
      `## Article 10. Indemnification
To the fullest extent permitted by law, Subcontractor shall indemnify and hold harmless Contractor from claims arising out of the performance of the work.
## Article 11. Schedule
Work begins on April 5, 2027 and must be completed by August 20, 2027. Liquidated damages are $1,500 for each day of delay.`,
    ],
  },
  {
    id: 'lease',
    title: 'Lease, 77 Commercial Street.pdf',
    pages: [
      `# Commercial Lease
Landlord: Old Port Realty Trust. Tenant: Norwood Dental Group PC. Premises: second floor, 77 Commercial Street. The base rent is $7,200 per month, payable on the first day of each month. The security deposit is $14,400.`,
      `## Tenant's insurance
Tenant shall carry liability insurance of at least $3,000,000 per occurrence, plate glass insurance, and insurance for its own property at full replacement value. Landlord shall be named as an additional insured and loss payee as its interests may appear. Tenant shall deliver evidence of insurance before taking possession.
## Landlord's insurance
Landlord insures the building itself against fire and other casualty.`,
    ],
  },
  {
    id: 'certificate',
    title: 'ACORD 25 certificate for City of Portland.pdf',
    pages: [
      `# Certificate of Liability Insurance
= Insured: Alder Roofing Inc.
= Certificate holder: City of Portland, 389 Congress Street
| Type of insurance | Addl insd | Subr wvd | Policy number | Eff | Exp | Limits
| Commercial general liability | Y | Y | NGL 301188 | 05/01/2026 | 05/01/2027 | Each occurrence $1,000,000
| Umbrella liab | Y | N | XS 771200 | 05/01/2026 | 05/01/2027 | Each occurrence $2,000,000
| Workers compensation | N | Y | WC-88-2031-77 | 07/01/2026 | 07/01/2027 | E.L. each accident $500,000
Description of operations: Roof replacement at Reiche School. The City is included as additional insured where required by written contract.`,
    ],
  },
  {
    id: 'loss-run',
    title: 'Loss runs 2022-2026 Alder Roofing.xlsx',
    pages: [
      `# Loss run, valued as of October 31, 2026
| Claim number | Date of loss | Description | Paid | Reserve | Status
| 22-10884 | 08/14/2022 | Employee fell from ladder, fractured wrist | $18,250 | $0 | Closed
| 23-20417 | 02/03/2023 | Water intrusion after torn membrane | $41,900 | $0 | Closed
| 25-33091 | 06/27/2025 | Rear-end collision on I-295 | $7,320 | $12,500 | Open
| 26-41550 | 09/09/2026 | Heat exhaustion on site | $2,100 | $4,000 | Open
Total incurred for five years is $86,070.`,
    ],
  },
  {
    id: 'cancellation',
    title: 'Notice of cancellation - Coastal Bakery.pdf',
    pages: [
      `# Notice of Cancellation for Nonpayment of Premium
= Insured: Coastal Bakery Inc.
= Policy: BOP 118 220 09
Your policy will be canceled effective December 18, 2026 at 12:01 a.m. because the installment of $611.40 due on November 20 was not received. Coverage will continue without a lapse if payment is received before that date.`,
    ],
  },
  {
    id: 'renewal-mail',
    title: 'RE: Renewal of the businessowners policy.eml',
    pages: [
      `# RE: Renewal of the businessowners policy
From: Dana Whitcomb, underwriter, Seacoast Indemnity. To: Harbor Point Insurance Agency.
Hi Marcus, thanks for sending the application. We can offer the renewal for Coastal Bakery at $4,905, up from $4,310, because of the new delivery van and the second oven. Please have the client confirm that the hood and duct cleaning is done every six months. I need the signed statement of values by Friday, November 27.
Spoilage coverage goes to $25,000 and equipment breakdown is included. The roof must be inspected before we can offer replacement cost on the building.`,
    ],
  },
  {
    id: 'dno-application',
    title: 'D&O application Friends of the Eastern Promenade.pdf',
    pages: [
      `# Directors and Officers Liability Application
= Organization: Friends of the Eastern Promenade, a 501(c)(3) nonprofit
= Annual revenue: $845,000
= Number of employees: 6 full time, 11 part time, 140 volunteers
= Prior carrier: Philanthropy Mutual, expiring 02/28/2027
Question 12. Has any claim been made against any director or officer in the past five years? Yes: a former executive director alleged wrongful termination in 2024, settled for $35,000.
Question 13. Does the organization have a written anti-harassment policy? Yes.
Question 14. Limit requested: two million dollars.`,
    ],
  },
]
