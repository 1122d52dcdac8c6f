import type { ServiceRequestActivityQuery } from '../generated/documents'
import { someFile } from './requests.fixtures'

const maya = { __typename: 'AgencyUser' as const, id: 'user-1', name: 'Maya Reyes' }
const daniel = { __typename: 'AgencyUser' as const, id: 'user-2', name: 'Daniel Okonkwo' }

const snapshot = {
  __typename: 'ServiceRequestSnapshot' as const,
  ...{ assignee: null, resolutionNotes: null, resolutionFiles: [], dueAt: null },
}

type Activity = NonNullable<ServiceRequestActivityQuery['serviceRequest']>

/** An entry of the version log. */
export const someEvent = (version: number, changes: Partial<Activity['versionHistory'][number]>) => ({
  __typename: 'ServiceRequestVersion' as const,
  id: `v${version}`,
  version,
  createdAt: `2026-11-20T18:${String(version).padStart(2, '0')}:00Z`,
  updateTypes: [],
  updateInitiatorType: 'AGENCY_USER' as const,
  updateInitiatorId: maya.id,
  updateInitiator: maya,
  reason: null,
  changes: [],
  snapshot,
  ...changes,
})

/** Every kind of change, the newest first, and a comment. */
export const someActivity: Activity = {
  __typename: 'ServiceRequest',
  id: '1',
  versionHistory: [
    someEvent(9, { updateTypes: ['UPDATE_SERVICE_REQUEST'], reason: 'The port refused the certificate.' }),
    someEvent(8, {
      updateTypes: ['CLOSE_SERVICE_REQUEST'],
      snapshot: {
        ...{ ...snapshot, resolutionNotes: 'Certificate sent by e-mail.' },
        resolutionFiles: [someFile('certificate.pdf')],
      },
    }),
    someEvent(7, { updateTypes: ['ENRICH_SERVICE_REQUEST'], updateInitiatorType: 'OYSTER', updateInitiator: null }),
    someEvent(6, { updateTypes: ['ADD_SERVICE_REQUEST_COMMENT'] }),
    someEvent(5, { updateTypes: ['UPDATE_SERVICE_REQUEST_DUE_AT'] }),
    someEvent(4, {
      updateTypes: ['ASSIGN_SERVICE_REQUEST', 'UPDATE_SERVICE_REQUEST_DUE_AT'],
      snapshot: { ...snapshot, assignee: daniel, dueAt: '2026-11-27T08:00:00Z' },
    }),
    someEvent(3, { updateTypes: ['ASSIGN_SERVICE_REQUEST'] }),
    someEvent(2, { updateTypes: ['UPDATE_SERVICE_REQUEST'] }),
    someEvent(1, { updateTypes: ['CREATE_SERVICE_REQUEST'], updateInitiatorType: null, updateInitiator: null }),
  ],
  comments: {
    __typename: 'ServiceRequestCommentPage',
    items: [
      {
        __typename: 'ServiceRequestComment',
        id: 'k1',
        content: 'The port wants its full name on the certificate.',
        createdAt: '2026-11-20T18:06:00Z',
        agencyUser: daniel,
        mentions: [],
      },
    ],
    total: 1,
  },
}
