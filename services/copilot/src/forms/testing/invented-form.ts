import type { InventedField } from '@coverdesk/forms/testing'

const row = (name: string, y: number): InventedField[] => [
  { name: `F[0].P1[0].${name}_PolicyNumber_A[0]`, box: [40, y, 120, 14] },
  { name: `F[0].P1[0].${name}_EffectiveDate_A[0]`, box: [170, y, 70, 14] },
  { name: `F[0].P1[0].${name}_ExpirationDate_A[0]`, box: [250, y, 70, 14] },
]

/** A made-up certificate: its names are like those of forms, its layout is nobody’s. */
export const inventedCertificate: InventedField[] = [
  { name: 'F[0].P1[0].Form_CompletionDate_A[0]', box: [460, 735, 110, 14] },
  { name: 'F[0].P1[0].Producer_FullName_A[0]', box: [40, 735, 200, 14] },
  { name: 'F[0].P1[0].NamedInsured_FullName_A[0]', box: [40, 700, 250, 14] },
  { name: 'F[0].P1[0].Insurer_FullName_A[0]', box: [310, 700, 250, 14] },
  ...row('GeneralLiability', 640),
  { name: 'F[0].P1[0].GeneralLiability_CoverageIndicator_A[0]', kind: 'CHECKBOX', box: [22, 641, 12, 12] },
  { name: 'F[0].P1[0].GeneralLiability_EachOccurrence_LimitAmount_A[0]', box: [430, 640, 120, 14] },
  { name: 'F[0].P1[0].GeneralLiability_GeneralAggregate_LimitAmount_A[0]', box: [430, 622, 120, 14] },
  { name: 'F[0].P1[0].GeneralLiability_SubrogationWaivedCode_A[0]', box: [330, 640, 20, 14] },
  ...row('AutomobileLiability', 590),
  { name: 'Loan', tooltip: 'Enter number: The loan number', box: [40, 480, 120, 14] },
  { name: 'F[0].P1[0].RemarkText_A[0]', isMultiline: true, box: [40, 380, 530, 60] },
  { name: 'F[0].P1[0].CertificateHolder_FullName_A[0]', box: [40, 250, 250, 14] },
  { name: 'F[0].P1[0].CertificateHolder_MailingAddress_CityName_A[0]', box: [40, 230, 150, 14] },
  { name: 'F[0].P1[0].Producer_AuthorizedRepresentative_Signature_A[0]', box: [330, 200, 240, 20] },
]
