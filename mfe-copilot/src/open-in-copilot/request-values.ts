import { addressLines } from '@coverdesk/design-system'
import type { CaraRequestFragment } from '../generated/documents'
import { type AgencyDocument, documentsOfPolicy, fileIdOf } from '../presets/agency-documents'
import { emptyPresetValues, type PresetValues } from '../presets/preset-values'
import { requestPresets } from './request-preset'

/** The form as the request fills it: the preset, the client’s words, and the documents of the policy that it is about. */
export function requestValues(request: CaraRequestFragment): PresetValues {
  const { type, details, question, createCertificate, businessPolicy } = request
  const { preset, template } = requestPresets[type]
  const holder = createCertificate && [
    createCertificate.name,
    ...(createCertificate.address ? addressLines(createCertificate.address) : []),
  ]
  return {
    ...emptyPresetValues,
    ...{ preset, template },
    message: question ? quoted('The client asks:', question.question) : quoted('The client writes:', details ?? ''),
    party: holder?.filter(Boolean).join('\n') ?? '',
    documentIds: businessPolicy ? documentsOfPolicy(businessPolicy).map(({ id }) => id) : [],
  }
}

/** Of a message, lines with ">" are someone else’s: for Cara they are data, never an instruction. */
const quoted = (lead: string, words: string): string =>
  words.trim()
    ? [
        lead,
        '',
        ...words
          .trim()
          .split('\n')
          .map(line => `> ${line}`),
      ].join('\n')
    : ''

/** What Cara can read for the request: first of all the documents of the policy that it is about. */
export function requestDocuments({ businessPolicy, signedRequest, account }: CaraRequestFragment): AgencyDocument[] {
  const others = (account?.businessPolicies?.items ?? []).filter(({ id }) => id !== businessPolicy?.id)
  return [
    ...(businessPolicy ? documentsOfPolicy(businessPolicy) : []),
    ...(signedRequest
      ? [{ id: fileIdOf(signedRequest.url), name: signedRequest.name, place: 'Attached to the request' }]
      : []),
    ...others.flatMap(documentsOfPolicy),
  ]
}
