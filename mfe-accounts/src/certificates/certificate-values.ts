import { noAddress } from '../account-form/account-values'
import type { CertificateRendering, CreateCertificateInput } from '../generated/documents'
import type { Term } from './proposed-terms'

/** What the form holds: shaped as the mutation's input, so that the server's paths name the fields. */
export interface CertificateValues {
  /** Who the holder was taken from; the server does not ask. */
  formerHolder: string
  holder: { name: string; address: typeof noAddress }
  additionalInsured: 'yes' | 'no'
  descriptionOfOperations: string
  /** Null as long as no one has seen the policies: then the server takes those in force. */
  policyIds: string[] | null
  /** By policy, what someone changed of its terms. */
  terms: Readonly<Record<string, Partial<Record<Term, boolean>>>>
  neededUntil: string
  /** Null where there is no choice: then the server takes what there is. */
  rendering: CertificateRendering | null
  overrideReason: string
}

export const newCertificate: CertificateValues = {
  formerHolder: '',
  holder: { name: '', address: noAddress },
  additionalInsured: 'no',
  descriptionOfOperations: '',
  policyIds: null,
  terms: {},
  neededUntil: '',
  rendering: null,
  overrideReason: '',
}

export const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** All that the certificate will say; why it is issued anyway comes with the answer to the findings. */
export function certificateInput(accountId: string, values: CertificateValues): CreateCertificateInput {
  const { holder, additionalInsured, descriptionOfOperations, policyIds, terms, neededUntil, rendering } = values
  const lineTerms = (policyIds ?? []).flatMap(policyId => {
    const changed = terms[policyId] ?? {}
    return Object.keys(changed).length > 0 ? [{ policyId, ...changed }] : []
  })
  return {
    accountId,
    holder,
    additionalInsured: additionalInsured === 'yes',
    descriptionOfOperations,
    ...(policyIds && { policyIds }),
    ...(lineTerms.length > 0 && { lineTerms }),
    ...(neededUntil && { neededUntil }),
    ...(rendering && { rendering }),
  }
}
