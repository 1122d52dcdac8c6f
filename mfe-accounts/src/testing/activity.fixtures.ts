import type {
  AccountActivityQuery,
  AccountColleaguesQuery,
  AccountNotesQuery,
  ActivityEntryFragment,
  NoteFragment,
} from '../generated/documents'
import { bayview } from './accounts.fixtures'

export const maya = {
  user: { id: 'u1', name: 'Maya Reyes', email: 'maya@harbor.example' },
  agency: { id: 'g1', name: 'Harbor Point Insurance', timeZone: 'America/Los_Angeles' },
}
const mayaUser = { __typename: 'AgencyUser', id: maya.user.id, name: maya.user.name } as const
const priya = { __typename: 'AgencyUser', id: 'u2', name: 'Priya Raman' } as const

export const ownNote: NoteFragment = {
  __typename: 'AccountNote',
  id: 'n1',
  version: 1,
  text: 'Called Dana about the renewal.\n\nShe wants the travel lift on the schedule.',
  createdAt: '2026-11-20T18:00:00Z',
  updatedAt: '2026-11-20T18:00:00Z',
  createdBy: mayaUser,
}

const colleagues: NoteFragment = {
  ...ownNote,
  id: 'n2',
  version: 2,
  text: 'Prefers e-mail.',
  createdAt: '2026-10-02T18:00:00Z',
  updatedAt: '2026-10-05T18:00:00Z',
  createdBy: priya,
}

export const notes = (...items: NoteFragment[]): AccountNotesQuery => ({
  __typename: 'Query',
  accountNotes: { __typename: 'AccountNotePage', items, total: items.length, endCursor: null },
})

const entry = (place: number, more: Partial<ActivityEntryFragment>): ActivityEntryFragment => ({
  __typename: 'Activity',
  entry: `e${place}`,
  at: new Date(Date.UTC(2026, 10, 20, 18) - place * 3_600_000).toISOString(),
  operation: 'updateAccount',
  user: mayaUser,
  changes: [],
  ...more,
})

const field = (path: string, before: string | null, after: string | null) => ({
  __typename: 'ActivityField' as const,
  path,
  before,
  after,
})

const changed = (fields: ReturnType<typeof field>[]) => ({
  __typename: 'ActivityChange' as const,
  typename: 'Account',
  recordId: bayview.id,
  kind: 'UPDATED' as const,
  name: bayview.details.name,
  fields,
})

export const entries = [
  entry(0, {
    operation: 'createAccountNote',
    changes: [
      {
        ...changed([field('text', null, ownNote.text)]),
        typename: 'AccountNote',
        recordId: 'n1',
        kind: 'CREATED',
        name: null,
      },
    ],
  }),
  entry(1, {
    user: priya,
    changes: [
      changed([
        field('details.dba', 'Bayview', 'Bayview Boats'),
        field('details.phone', null, '+14155550142'),
        field('details.mailingAddress.line2', 'Suite 2', null),
      ]),
    ],
  }),
  entry(2, {
    operation: 'createAccount',
    changes: [{ ...changed([field('details.name', null, bayview.details.name)]), kind: 'CREATED' }],
  }),
]

export const activity = (items: ActivityEntryFragment[], endCursor: string | null = null): AccountActivityQuery => ({
  __typename: 'Query',
  account: {
    __typename: 'Account',
    id: bayview.id,
    version: bayview.version,
    contacts: bayview.contacts.map(({ id, version }) => ({ __typename: 'Contact', id, version })),
  },
  accountActivity: { __typename: 'ActivityPage', items, total: items.length, endCursor },
})

/** Maya's colleagues, including one former employee. */
export const colleagueAnswer: AccountColleaguesQuery = {
  __typename: 'Query',
  agencyUsers: [
    { ...mayaUser, state: 'ACTIVE' },
    { ...priya, state: 'ACTIVE' },
    { __typename: 'AgencyUser', id: 'u3', name: 'Walter Brandt', state: 'DISABLED' },
  ],
}

export const lively = {
  Account: { account: bayview },
  AccountColleagues: colleagueAnswer,
  AccountNotes: notes(ownNote, colleagues),
  AccountActivity: activity(entries),
}
