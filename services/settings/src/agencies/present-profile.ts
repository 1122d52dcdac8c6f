import type { AgencyRecord } from '../models/agency.model.ts'

/** The profile as the API shows it; with every field null as long as no one has entered it. */
export function presentProfile({ profile }: Pick<AgencyRecord, 'profile'>) {
  const { address, phone, licenseNumber } = profile ?? {}
  return {
    address: address ? { ...address, line2: address.line2 ?? null } : null,
    phone: phone ?? null,
    licenseNumber: licenseNumber ?? null,
  }
}
