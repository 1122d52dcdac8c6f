/** Invented form numbers and titles. */
export const forms: readonly (readonly [number: string, title: string])[] = [
  ['GL 4410 03 22', 'Commercial Liability Coverage Form'],
  ['GL 4427 11 20', 'Limitation to Designated Premises or Projects'],
  ['PR 1105 06 21', 'Building and Contents Coverage Form'],
  ['IL 0093 01 19', 'Common Conditions for All Coverage Parts'],
  ['GL 4452 05 23', 'Blanket Additional Insured for Written Contracts'],
  ['PR 1170 09 22', 'Equipment Failure Coverage Endorsement'],
  ['IL 0131 02 24', 'Cap on Losses from Certified Acts'],
  ['GL 4489 07 21', 'Waiver of Subrogation When Required by Contract'],
]
