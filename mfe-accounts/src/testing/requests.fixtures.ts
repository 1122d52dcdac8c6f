import type { AttachCertificateToRequestMutation, CertificateRequestFragment } from '../generated/documents'
import { bayview } from './accounts.fixtures'
import { certificateAnswers, oaklandCertificate } from './certificates.fixtures'

export const requestOverviewPath = '/app/servicing/s1/overview'
export const requestActionPath = '/app/servicing/s1/actions/issue-certificate'

/** A client who needs a certificate for the port. */
export const portRequest: CertificateRequestFragment = {
  __typename: 'ServiceRequest',
  id: 's1',
  details: 'They need it before the crane arrives.',
  fieldNotes: [],
  account: { __typename: 'Account', id: bayview.id },
  createCertificate: {
    __typename: 'CreateCertificateRequest',
    name: 'Port of San Diego',
    address: {
      __typename: 'Address',
      line1: '3165 Pacific Hwy',
      line2: null,
      city: 'San Diego',
      zone: 'CA',
      postalCode: '92101',
    },
    additionalInsured: true,
    additionalInsuredRelationship: 'Landlord',
    additionalInsuredRelationshipDescription: 'Berths 4 and 5.',
  },
}

const attached: AttachCertificateToRequestMutation = {
  __typename: 'Mutation',
  addServiceRequestCertificate: {
    __typename: 'ServiceRequest',
    id: 's1',
    version: 2,
    certificates: [
      {
        __typename: 'ServiceRequestCertificate',
        certificateId: oaklandCertificate.id,
        certificateNumber: oaklandCertificate.certificateNumber,
        file: {
          __typename: 'ServiceRequestFile',
          name: 'COI-000071.pdf',
          mimeType: 'application/pdf',
          size: 40_000,
          url: oaklandCertificate.viewUrl,
        },
      },
    ],
  },
}

/** What the action asks and sends. */
export const requestAnswers = {
  ...certificateAnswers,
  AddressSuggestions: { addressSuggestions: [] },
  ZipPlace: { zipPlace: null },
  RequestedCertificate: { serviceRequest: portRequest },
  CreateCertificate: { createCertificate: oaklandCertificate },
  AttachCertificateToRequest: attached,
}
