import type { CertificateLine, CertificateSnapshot } from '../record/certificate-snapshot.ts'

export const line = (number: number, facts: Partial<CertificateLine> = {}): CertificateLine => ({
  ...{ policyId: `${number}`, type: 'GENERAL_LIABILITY', insurerLetter: 'ABCDEF'[number % 6] ?? null },
  ...{ insurerName: `Insurer ${number % 6}`, policyNumber: `GL-${1000 + number}` },
  ...{ inforceAt: '2026-01-31', expiresAt: '2027-01-31', additionalInsured: number % 2 === 0 },
  limits: [
    { label: 'Each occurrence', amount: 100_000_000 },
    { label: 'General aggregate', amount: 200_000_050 },
  ],
  ...facts,
})
export const lines = (count: number) => Array.from({ length: count }, (_, number) => line(number))
/** A certificate as it is drawn, of made-up facts. */
export const certificate = (facts: Partial<CertificateSnapshot> = {}): CertificateSnapshot => ({
  ...{
    certificateNumber: 'COI-000071',
    issuedOn: '2026-11-22',
    issuedBy: 'Maya Reyes',
    producer: 'Harbor Point Insurance',
    producerProfile: {
      address: { line1: '480 Embarcadero West', line2: undefined, city: 'Oakland', zone: 'CA', postalCode: '94607' },
      phone: '(510) 555-0148',
      licenseNumber: '0K41207',
    },
  },
  insured: {
    name: 'Bayview Marine',
    address: { line1: '4120 Harbor Dr', line2: undefined, city: 'San Diego', zone: 'CA', postalCode: '92101' },
  },
  holder: {
    name: 'City of San Diego',
    address: { line1: '202 C St', line2: 'Floor 9', city: 'San Diego', zone: 'CA', postalCode: '92101' },
  },
  ...{ additionalInsured: true, descriptionOfOperations: 'Dock repair.', lines: lines(2) },
  ...facts,
})
