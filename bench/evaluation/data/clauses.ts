/** Clauses of contracts that say nothing of insurance. */
export const contractClauses: readonly (readonly [title: string, text: string])[] = [
  [
    'Scope of Work',
    'The Subcontractor shall furnish all labor, materials, tools and supervision that the drawings call for. Where drawings and specifications differ, the stricter one governs until the Contractor decides in writing.',
  ],
  [
    'Schedule',
    'Work proceeds in the order that the Contractor’s schedule shows. The Subcontractor shall attend the weekly meeting and name, at each, the crews and deliveries of the coming three weeks.',
  ],
  [
    'Payment',
    'Applications for payment are due on the twentieth of each month. The Contractor pays within ten business days after it has been paid by the Owner, less retainage of five percent.',
  ],
  [
    'Changes',
    'No change of the work is valid without a written order. A price for a change is due within seven days after the request, with hours, rates and quotations of suppliers.',
  ],
  [
    'Safety',
    'The Subcontractor keeps its part of the site clean, guards openings and edges, and stops work that endangers anyone. Its foreman holds a tool box talk every Monday.',
  ],
  [
    'Warranty',
    'Work that proves defective within two years after completion is repaired without charge. The repair itself carries the same promise for one more year.',
  ],
  [
    'Records',
    'Daily logs, test reports and delivery tickets are kept for six years and shown on request during business hours.',
  ],
  [
    'Disputes',
    'Disagreements go first to the two project managers, then to one executive of each party, and then to mediation in the county where the work is.',
  ],
  [
    'Assignment',
    'Neither party may assign this agreement without the other’s written consent, except to a lender that requires it.',
  ],
  [
    'Notices',
    'Notices are given in writing and count from the day on which a courier delivers them to the address on the first page.',
  ],
  [
    'Termination for Convenience',
    'The Contractor may end this agreement on written notice. It then pays for work in place, for materials on site, and for the reasonable cost of leaving.',
  ],
  [
    'Hazardous Materials',
    'Whoever finds material that may be hazardous stops, marks the place, and tells the Contractor’s superintendent at once.',
  ],
]

/** Conditions and explanations of a policy, without amounts or days. */
export const policyClauses: readonly (readonly [title: string, text: string])[] = [
  [
    'Words with Special Meaning',
    'Words in quotation marks have the meaning that this part gives them. A word that is defined for one coverage part has that meaning only there, unless the part says otherwise.',
  ],
  [
    'Duties after a Loss',
    'You must see to it that we are notified as soon as practicable of an event which may result in a claim. Keep damaged property for our inspection, and protect it from further damage.',
  ],
  [
    'Our Right to Inspect',
    'We may inspect your premises and records at any reasonable time. An inspection is made for our own purposes and is no promise that the premises are safe or lawful.',
  ],
  [
    'Examination of Books',
    'We may examine your books as far as they relate to this policy, during its term and for some years afterward. You must keep what we need to compute the premium.',
  ],
  [
    'Other Insurance',
    'If other valid and collectible insurance is available for a loss that we cover, our obligations are limited as this condition describes. Where all other policies share equally, we share, too.',
  ],
  [
    'Transfer of Rights of Recovery',
    'If the insured has rights to recover payments that we made, those rights pass to us. The insured must do nothing after the loss to impair them.',
  ],
  [
    'Representations',
    'By accepting this policy you agree that the statements in the declarations are accurate, that they rest on what you told us, and that we issued the policy in reliance on them.',
  ],
  [
    'Separation of Insureds',
    'Except with respect to limits, this insurance applies as if each named insured were the only one, and separately to each insured against whom a claim is made.',
  ],
  [
    'Legal Action against Us',
    'No one may join us as a party in a suit against an insured, or sue us on this policy unless all of its terms have been complied with.',
  ],
  ['Bankruptcy', 'Bankruptcy or insolvency of the insured or of its estate does not relieve us of our obligations.'],
  [
    'Supplementary Payments',
    'We pay, with respect to a claim that we investigate, the expenses that we incur, the cost of bonds to release attachments, and reasonable expenses of the insured at our request.',
  ],
  [
    'Territory',
    'This policy applies to events in the territory that the coverage part describes, provided that the responsibility to pay is determined in a suit on the merits there.',
  ],
  [
    'Premium Audit',
    'The premium shown is a deposit. At the close of each audit period we compute the earned premium and send notice to the first named insured.',
  ],
  [
    'Assignment of Your Interest',
    'Your rights under this policy may not be transferred without our written consent, except when an individual named insured dies.',
  ],
]
