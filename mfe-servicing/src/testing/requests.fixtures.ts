import type { Answers } from '@coverdesk/plugin-sdk/testing'
import type {
  DuePolicyFieldsFragment,
  RecordServiceRequestFragment,
  ServiceRequestProfileFragment,
  ServiceRequestRowFragment,
  ServiceRequestsQuery,
  ServiceRequestsQueryVariables,
  ServiceRequestType,
} from '../generated/documents'
import { requestTypes } from '../words/request-labels'

const customers = ['Bayview Marine Services LLC', 'Larkspur Dental Group', 'Sunset Taqueria']
const types: ServiceRequestType[] = ['CREATE_CERTIFICATE', 'QUESTION', 'QUOTE_REQUEST', 'CANCEL_POLICY']

export const requestRow = (index: number): ServiceRequestRowFragment => ({
  __typename: 'ServiceRequest',
  id: String(index + 1),
  version: 1,
  type: types[index % types.length] ?? 'OTHER',
  state: 'OPEN',
  customerName: customers[index % customers.length] ?? null,
  assignee: index % 3 === 2 ? null : { __typename: 'AgencyUser', id: 'user-1', name: 'Maya Reyes' },
  dueAt: index % 2 === 0 ? '2026-11-27T08:00:00Z' : null,
  createdAt: '2026-11-20T18:05:00Z',
  isLoss: false,
  isComplaint: false,
  waiting: null,
})

export const requestRows = (count: number) => Array.from({ length: count }, (_, index) => requestRow(index))

/** As the tab of an account shows them. */
export const recordRequests = (count: number): RecordServiceRequestFragment[] =>
  requestRows(count).map(({ __typename, id, version, type, state, createdAt: updatedAt }) => ({
    ...{ __typename, id, version, type, state, updatedAt },
  }))

/** Answers page by page, as the server does. */
export const answerRequests =
  (rows: readonly ServiceRequestRowFragment[]) =>
  ({ search, state: wanted, first, after }: ServiceRequestsQueryVariables): ServiceRequestsQuery => {
    const found = rows.filter(
      ({ customerName, state }) =>
        (customerName ?? '').toLowerCase().includes(search?.toLowerCase() ?? '') && (!wanted || wanted === state),
    )
    const begin = Number(after ?? 0)
    const end = begin + (first ?? 50)
    return {
      __typename: 'Query',
      serviceRequests: {
        __typename: 'ServiceRequestPage',
        items: found.slice(begin, end),
        total: found.length,
        endCursor: end < found.length ? String(end) : null,
      },
    }
  }

const harborAddress = {
  __typename: 'Address' as const,
  line1: '3165 Pacific Hwy',
  line2: null,
  city: 'San Diego',
  zone: 'CA',
  postalCode: '92101',
}

const bare: ServiceRequestProfileFragment = {
  __typename: 'ServiceRequest',
  id: '1',
  version: 1,
  type: 'OTHER',
  state: 'OPEN',
  customerName: 'Bayview Marine Services LLC',
  clientName: 'Teresa Alvarado',
  clientEmail: 'ops@bayviewmarine.example',
  clientPhone: '+16195550142',
  details: 'They need it before the crane arrives.',
  dueAt: '2026-11-27T08:00:00Z',
  closedAt: null,
  createdAt: '2026-11-20T18:05:00Z',
  isLoss: false,
  isComplaint: false,
  fieldNotes: [],
  waiting: null,
  duplicateOf: null,
  duplicates: [],
  source: null,
  signedRequest: null,
  documents: [],
  certificates: [],
  correctedPaths: [],
  original: null,
  account: { __typename: 'Account', id: 'a1' },
  assignee: { __typename: 'AgencyUser', id: 'user-1', name: 'Maya Reyes' },
  businessPolicy: {
    __typename: 'BusinessPolicy',
    id: 'p2',
    type: 'GENERAL_LIABILITY',
    policyNumber: 'GL-1004',
    carrier: {
      __typename: 'InsuranceCarrier',
      id: 'c1',
      name: 'Pacific Mariner Insurance',
      claimsPhone: '+18005550199',
    },
  },
  resolution: null,
  earlierResolutions: [],
  addAdditionalInsured: null,
  cancelPolicy: null,
  createCertificate: null,
  documentRequest: null,
  question: null,
}

/** A request of each type, with everything that its type can say. */
export const requestsByType: Readonly<Record<ServiceRequestType, ServiceRequestProfileFragment>> = {
  ADD_ADDITIONAL_INSURED: {
    ...bare,
    type: 'ADD_ADDITIONAL_INSURED',
    addAdditionalInsured: {
      __typename: 'AddAdditionalInsuredRequest',
      name: 'Irving Street Partners LP',
      relationship: 'Landlord',
      address: harborAddress,
    },
  },
  CANCEL_POLICY: {
    ...bare,
    type: 'CANCEL_POLICY',
    details: null,
    cancelPolicy: { __typename: 'CancelPolicyRequest', reason: 'Both trucks are sold.' },
  },
  CREATE_CERTIFICATE: {
    ...bare,
    type: 'CREATE_CERTIFICATE',
    createCertificate: {
      __typename: 'CreateCertificateRequest',
      name: 'Port of San Diego',
      additionalInsured: true,
      waiverOfSubrogation: false,
      primaryNoncontributory: false,
      additionalInsuredRelationship: 'Landlord',
      additionalInsuredRelationshipDescription: 'Berths 4 and 5.',
      address: harborAddress,
    },
  },
  DOCUMENT_REQUEST: {
    ...bare,
    type: 'DOCUMENT_REQUEST',
    documentRequest: { __typename: 'DocumentRequest', type: 'Loss runs' },
  },
  ENDORSE_POLICY: { ...bare, type: 'ENDORSE_POLICY' },
  OTHER: bare,
  QUESTION: {
    ...bare,
    type: 'QUESTION',
    question: { __typename: 'QuestionRequest', question: 'Are volunteers covered?', type: null },
  },
  QUOTE_REQUEST: { ...bare, type: 'QUOTE_REQUEST' },
}

export const oneRequest = requestsByType.CREATE_CERTIFICATE

export const someFile = (name: string) => ({
  __typename: 'ServiceRequestFile' as const,
  name,
  mimeType: 'application/pdf',
  size: 84_000,
  url: `/files/1/${name}`,
})

export const waitingOnClient: NonNullable<ServiceRequestProfileFragment['waiting']> = {
  __typename: 'ServiceRequestWaiting',
  on: 'CLIENT',
  followUpOn: '2026-12-03',
  note: 'They are looking for the lease.',
  since: '2026-11-22T18:00:00Z',
}

/** The holder’s name and the client’s email are corrected. */
export const correctedRequest: ServiceRequestProfileFragment = {
  ...oneRequest,
  version: 3,
  correctedPaths: ['createCertificate.name', 'clientEmail'],
  original: {
    __typename: 'ServiceRequestOriginal',
    type: oneRequest.type,
    clientName: oneRequest.clientName,
    clientEmail: null,
    clientPhone: oneRequest.clientPhone,
    details: oneRequest.details,
    addAdditionalInsured: null,
    cancelPolicy: null,
    createCertificate: oneRequest.createCertificate && { ...oneRequest.createCertificate, name: 'Port of SD' },
    documentRequest: null,
    question: null,
  },
}

export const closedRequest: ServiceRequestProfileFragment = {
  ...oneRequest,
  version: 2,
  state: 'CLOSED',
  closedAt: '2026-11-21T19:00:00Z',
  resolution: {
    __typename: 'ServiceRequestResolution',
    notes: 'Certificate sent by e-mail.',
    email: null,
    files: [someFile('certificate.pdf')],
  },
}

/** Nothing is said about requests of the type OTHER. */
export const duePolicy: DuePolicyFieldsFragment = {
  __typename: 'ServiceRequestDuePolicy',
  id: 'agency-1',
  version: 1,
  rules: requestTypes.map(({ value: type }, index) => ({
    __typename: 'ServiceRequestDueRule',
    type,
    businessDays: type === 'OTHER' ? null : index % 5,
    dueAt: type === 'OTHER' ? null : `2027-01-0${(index % 5) + 4}T05:00:00Z`,
  })),
  closedDays: ['2026-12-24'],
}

/** What the forms ask. */
export const formAnswers: Answers = {
  ServicingUsers: {
    agencyUsers: [
      { __typename: 'AgencyUser', id: 'user-1', name: 'Maya Reyes', email: 'maya@example.com', state: 'ACTIVE' },
      { __typename: 'AgencyUser', id: 'user-2', name: 'Daniel Okonkwo', email: 'daniel@example.com', state: 'ACTIVE' },
      { __typename: 'AgencyUser', id: 'user-3', name: 'Gil Marsh', email: 'gil@example.com', state: 'DISABLED' },
    ],
  },
  ServiceRequestDuePolicy: { serviceRequestDuePolicy: duePolicy },
  ServiceRequestChoices: { serviceRequests: { __typename: 'ServiceRequestPage', items: [], total: 0 } },
  ServicingAccountChoices: { accounts: { __typename: 'AccountPage', items: [], total: 0 } },
  ServicingAccountOf: {
    account: {
      __typename: 'Account',
      id: 'a1',
      details: {
        __typename: 'BusinessAccount',
        name: 'Bayview Marine Services LLC',
        email: 'ops@bayviewmarine.example',
      },
      contacts: [],
      businessPolicies: {
        __typename: 'BusinessPolicyPage',
        items: [
          {
            __typename: 'BusinessPolicy',
            id: 'p2',
            type: 'GENERAL_LIABILITY',
            policyNumber: 'GL-1004',
            carrier: { __typename: 'InsuranceCarrier', id: 'c1', name: 'Pacific Mariner Insurance' },
          },
        ],
      },
    },
  },
}
