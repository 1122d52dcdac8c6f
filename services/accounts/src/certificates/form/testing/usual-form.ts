import type { InventedField } from '@coverdesk/forms/testing'

const row = (name: string, y: number): InventedField[] => [
  { name: `${name} Pol No`, box: [40, y, 110, 14] },
  { name: `${name} Eff`, box: [155, y, 60, 14] },
  { name: `${name} Exp`, box: [220, y, 60, 14] },
  { name: `${name} Insr Ltr`, box: [285, y, 20, 14] },
  { name: `${name} Addl Insd`, kind: 'CHECKBOX', box: [310, y, 12, 12] },
]

/** A form of one page that has room for what certificates usually say. */
export const usualForm: InventedField[] = [
  { name: 'Cert No', box: [460, 735, 110, 14] },
  { name: 'Issue Date', box: [460, 715, 110, 14] },
  { name: 'Agency', box: [40, 735, 200, 14] },
  { name: 'Insured', isMultiline: true, box: [40, 660, 250, 60] },
  ...['A', 'B', 'C'].map(
    (letter, place): InventedField => ({ name: `Insurer ${letter}`, box: [310, 690 - place * 18, 140, 14] }),
  ),
  ...row('GL', 600),
  { name: 'GL Ea Occ', box: [480, 600, 90, 14] },
  { name: 'GL Gen Agg', box: [480, 580, 90, 14] },
  ...row('Auto', 550),
  { name: 'Auto CSL', box: [480, 550, 90, 14] },
  ...row('Umb', 520),
  { name: 'Umb Occ', box: [480, 520, 90, 14] },
  { name: 'Umb Agg', box: [480, 500, 90, 14] },
  { name: 'Desc of Ops', isMultiline: true, box: [40, 300, 530, 40] },
  { name: 'Cert Holder', isMultiline: true, box: [40, 150, 250, 80] },
]
