import { formatInsuranceType } from '@coverdesk/design-system'
import type { CaraPolicyFragment } from '../generated/documents'

/** A document of the agency that Cara can read. */
export interface AgencyDocument {
  /** Of its file. */
  id: string
  name: string
  /** Where it belongs: "General Liability · GL-2207". */
  place: string
}

/** The file that an address of our origin leads to: `/files/<id>/<name>`. */
export const fileIdOf = (url: string): string => url.split('/')[2] ?? ''

export const policyName = ({ type, policyNumber }: Pick<CaraPolicyFragment, 'type' | 'policyNumber'>): string =>
  [formatInsuranceType(type), policyNumber].filter(Boolean).join(' · ')

export const documentsOfPolicy = (policy: CaraPolicyFragment): AgencyDocument[] =>
  policy.files.map(({ name, url }) => ({ id: fileIdOf(url), name, place: policyName(policy) }))
