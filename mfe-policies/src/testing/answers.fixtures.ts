import type { PolicyDocumentFragment, PolicyEventFieldsFragment } from '../generated/documents'
import { bayviewPolicy } from './policies.fixtures'

/** What the forms ask beside what a story is about. */
export const formAnswers = {
  PolicyUsers: {
    agencyUsers: [
      {
        __typename: 'AgencyUser',
        id: 'user-1',
        name: 'Maya Reyes',
        email: 'maya@harborpoint.example',
        state: 'ACTIVE',
      },
      { __typename: 'AgencyUser', id: 'user-2', name: 'Sam Ortiz', email: 'sam@harborpoint.example', state: 'ACTIVE' },
    ],
  },
  CarrierChoices: {
    carriers: {
      __typename: 'InsuranceCarrierPage',
      items: [
        { __typename: 'InsuranceCarrier', id: 'c1', version: 1, name: 'Tideline Mutual' },
        { __typename: 'InsuranceCarrier', id: 'c2', version: 1, name: 'Granite State Casualty' },
      ],
      total: 2,
    },
  },
  SimilarCarriers: { similarCarriers: [] },
  PolicyAccountChoices: {
    accounts: {
      __typename: 'AccountPage',
      items: [{ __typename: 'Account', id: 'a1', details: bayviewPolicy.account?.details }],
      total: 1,
    },
  },
  PolicyAccountOf: { account: { ...bayviewPolicy.account, type: 'BUSINESS' } },
}

export const someEvents: readonly PolicyEventFieldsFragment[] = [
  {
    __typename: 'PolicyEvent',
    id: 'e3',
    kind: 'STATE_CHANGED',
    at: '2026-03-01T05:00:00Z',
    reason: null,
    agencyUser: null,
    changes: [{ __typename: 'PolicyFieldChange', field: 'state', before: '"PENDING"', after: '"INFORCE"' }],
  },
  {
    __typename: 'PolicyEvent',
    id: 'e2',
    kind: 'UPDATED',
    at: '2026-02-22T15:00:00Z',
    reason: 'The carrier sent the final invoice.',
    agencyUser: { __typename: 'AgencyUser', id: 'user-1', name: 'Maya Reyes' },
    changes: [
      { __typename: 'PolicyFieldChange', field: 'pricing.premium', before: '450000', after: '482150' },
      { __typename: 'PolicyFieldChange', field: 'carrier', before: null, after: '"Tideline Mutual"' },
      { __typename: 'PolicyFieldChange', field: 'details.limits.glAggregateLimit', before: null, after: '200000000' },
    ],
  },
  {
    __typename: 'PolicyEvent',
    id: 'e1',
    kind: 'CREATED',
    at: '2026-02-20T15:00:00Z',
    reason: null,
    agencyUser: { __typename: 'AgencyUser', id: 'user-2', name: 'Sam Ortiz' },
    changes: [],
  },
]

export const historyOf = (items: readonly PolicyEventFieldsFragment[]) => ({
  BusinessPolicyHistory: {
    businessPolicyHistory: { __typename: 'PolicyEventPage', items, total: items.length, endCursor: null },
  },
})

export const someDocuments: readonly PolicyDocumentFragment[] = [
  {
    __typename: 'PolicyFile',
    id: 'f1',
    name: 'General liability policy.pdf',
    mimeType: 'application/pdf',
    size: 482_133,
    type: 'POLICY_DOCUMENT',
    notes: null,
    visible: true,
    url: '/files/f1/General%20liability%20policy.pdf',
    createdAt: '2026-02-22T15:00:00Z',
  },
  {
    __typename: 'PolicyFile',
    id: 'f2',
    name: 'Quote.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    size: 21_400,
    type: 'QUOTE_DOCUMENT',
    notes: 'The first quote, before the fleet grew.',
    visible: false,
    url: '/files/f2/Quote.docx',
    createdAt: '2026-02-18T15:00:00Z',
  },
]

export const documentsOf = (files: readonly PolicyDocumentFragment[]) => ({
  PolicyDocuments: { businessPolicy: { __typename: 'BusinessPolicy', id: 'p2', version: 3, files } },
})
