import type {
  CaraWorkspaceRowFragment,
  CaraWorkspacesQuery,
  CaraWorkspacesQueryVariables,
} from '../generated/documents'

const clients = ['Bayview Marine Services LLC', 'Sunset Taqueria', null] as const
const states = ['WAITING_FOR_INPUT', 'WORKING', 'IDLE'] as const
const people = [
  { __typename: 'AgencyUser', id: 'user-1', name: 'Maya Reyes' },
  { __typename: 'AgencyUser', id: 'user-2', name: 'Daniel Okonkwo' },
] as const

/** Workspaces of two people, with three clients and every preset that there is a card for. */
export const workspaceRow = (
  index: number,
  more: Partial<CaraWorkspaceRowFragment> = {},
): CaraWorkspaceRowFragment => ({
  __typename: 'CaraWorkspace',
  id: String(index + 1),
  version: 1,
  title: `Certificate question ${index + 1}`,
  state: states[index % 3] ?? 'IDLE',
  createdAt: '2026-11-20T18:00:00Z',
  updatedAt: '2026-11-20T18:05:00Z',
  archivedAt: null,
  preset: index % 3 === 0 ? 'CERTIFICATE_REVIEW' : null,
  customPreset: index % 3 === 1 ? { __typename: 'CustomPreset', id: 'p1', title: 'Renewal Review' } : null,
  agencyUser: people[index % 2] ?? people[0],
  metadata: { __typename: 'CaraWorkspaceMetadata', clientName: clients[index % 3] ?? null },
  ...more,
})

export const workspaceRows = (count: number) => Array.from({ length: count }, (_, index) => workspaceRow(index))

/** What the list asks beside its rows. */
export const choiceAnswers = {
  CaraWorkspaceUsers: {
    agencyUsers: [
      { __typename: 'AgencyUser', id: 'user-1', name: 'Maya Reyes', email: 'maya@harborpoint.example' },
      { __typename: 'AgencyUser', id: 'user-2', name: 'Daniel Okonkwo', email: 'daniel@harborpoint.example' },
    ],
  },
  CaraPresetChoices: {
    customPresets: {
      __typename: 'CustomPresetPage',
      items: [{ __typename: 'CustomPreset', id: 'p1', title: 'Renewal Review' }],
    },
  },
}

/** Answers page by page, as the server does, in the order that is given. */
export const answerWorkspaces =
  (rows: readonly CaraWorkspaceRowFragment[]) =>
  ({ search, filter, first, after }: CaraWorkspacesQueryVariables): CaraWorkspacesQuery => {
    const found = rows.filter(
      ({ title, state, archivedAt }) =>
        title.toLowerCase().includes(search?.toLowerCase() ?? '') &&
        (!filter?.status || state === filter.status) &&
        (archivedAt !== null) === (filter?.isArchived ?? false),
    )
    const begin = Number(after ?? 0)
    const end = begin + (first ?? 50)
    return {
      __typename: 'Query',
      caraWorkspaces: {
        __typename: 'CaraWorkspacePage',
        items: found.slice(begin, end),
        total: found.length,
        endCursor: end < found.length ? String(end) : null,
      },
    }
  }
