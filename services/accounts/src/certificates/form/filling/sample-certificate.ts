import type { CertificateLine, CertificateSnapshot, InsuranceType } from '../../record/certificate-snapshot.ts'

const dollars = (amount: number) => amount * 100_000

const line = (
  type: InsuranceType,
  letter: string,
  policyNumber: string,
  limits: Record<string, number>,
): CertificateLine => ({
  ...{
    policyId: policyNumber,
    type,
    insurerLetter: letter,
    insurerName: `Sample Insurance Company ${letter}`,
    policyNumber,
  },
  ...{ inforceAt: '2030-01-01', expiresAt: '2031-01-01', additionalInsured: type === 'GENERAL_LIABILITY' },
  ...{ waiverOfSubrogation: type === 'WORKERS_COMPENSATION', primaryNonContributory: type === 'GENERAL_LIABILITY' },
  limits: Object.entries(limits).map(([label, amount]) => ({ label, amount: dollars(amount) })),
})

/** A certificate of no one: a form that is filled with it shows where everything goes. Limits are in thousands. */
export const sampleCertificate: CertificateSnapshot = {
  ...{ certificateNumber: 'COI-000000', issuedOn: '2030-01-15', issuedBy: 'Sam Sample', producer: 'Sample Agency' },
  producerProfile: {
    address: { line1: '3 Example Road', line2: 'Suite 100', city: 'Lakeside', zone: 'CA', postalCode: '90002' },
    phone: '(415) 555-0100',
    licenseNumber: 'SAMPLE-1',
  },
  insured: {
    name: 'Sample Insured LLC',
    address: { line1: '1 Example Street', line2: 'Suite 200', city: 'Springfield', zone: 'CA', postalCode: '90000' },
  },
  holder: {
    name: 'Sample Holder Inc.',
    address: { line1: '2 Example Avenue', line2: 'Floor 3', city: 'Riverton', zone: 'CA', postalCode: '90001' },
  },
  additionalInsured: true,
  descriptionOfOperations: 'Sample. Shows where certificate data appears on this form.',
  lines: [
    line('GENERAL_LIABILITY', 'A', 'GL-SAMPLE-1', {
      ...{ 'Each occurrence': 1_000, 'General aggregate': 2_000, 'Products and completed operations': 2_000 },
      ...{ 'Personal and advertising injury': 1_000, 'Damage to rented premises': 100, 'Medical, each person': 5 },
      ...{ 'Medical, each occurrence': 10, 'Employee benefits': 1_000 },
    }),
    line('COMMERCIAL_AUTO', 'B', 'CA-SAMPLE-2', {
      ...{ 'Combined single limit': 1_000, 'Bodily injury, each person': 500 },
      ...{ 'Bodily injury, each accident': 1_000, 'Property damage': 250 },
    }),
    line('UMBRELLA', 'C', 'UM-SAMPLE-3', { 'Each occurrence': 5_000, Aggregate: 5_000, Retention: 10 }),
    line('WORKERS_COMPENSATION', 'D', 'WC-SAMPLE-4', {
      ...{ 'Each accident': 1_000, 'Disease, each employee': 1_000, 'Disease, policy limit': 1_000 },
    }),
    line('CYBER', 'E', 'CY-SAMPLE-5', { Aggregate: 1_000, Retention: 25 }),
    line('PROFESSIONAL_LIABILITY', 'F', 'PL-SAMPLE-6', { 'Each claim': 1_000, Aggregate: 2_000 }),
    line('PROPERTY', 'A', 'PR-SAMPLE-7', { Building: 3_000, Contents: 500 }),
  ],
}
