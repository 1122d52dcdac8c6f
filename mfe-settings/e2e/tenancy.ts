import { Caller } from '../../e2e/support/caller.ts'
import { until } from '../../e2e/support/product.ts'
import type { Row, Tenancy } from '../../e2e/tenancy/tenancy.ts'

interface SettingsWorld {
  /** The caller's own. */
  notification: string
}

/** One row for each operation about notifications; the others of settings are in `e2e/tenancy/rows.ts`. */
const rows: Record<string, Row<SettingsWorld>> = {
  'Query.notifications': {
    document: 'query { notifications(first: 100) { total items { id text about excerpt actor { name email } } } }',
    variables: () => ({}),
    ids: {},
  },
  'Query.notificationInbox': {
    document: 'query { notificationInbox { id unreadCount } }',
    variables: () => ({}),
    ids: {},
  },
  'Mutation.markNotificationsRead': {
    document: 'mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) { unreadCount } }',
    variables: ({ notification }) => ({ ids: [notification] }),
    ids: { ids: 'notification' },
    narrows: ['ids'],
  },
}

interface Notifications {
  notifications: { items: { id: string }[] }
}

const colleagues: Record<string, string> = {
  'maya.reyes@harborpoint.example': 'daniel.okonkwo@harborpoint.example',
  'canary.user@canary-b.example': 'canary.second@canary-b.example',
}

/** The oldest one. The first time, a colleague mentions the caller in a note; the seed has no notifications. */
async function worldOf(caller: Caller, { account }: Record<string, string | number>): Promise<SettingsWorld> {
  const read = async () =>
    (await caller.call<Notifications>('{ notifications(first: 100) { items { id } } }')).notifications.items.at(-1)?.id
  const known = await read()
  if (known) return { notification: known }
  const { agencyUser } = await caller.call<{ agencyUser: { id: string; email: string } }>('{ agencyUser { id email } }')
  const colleague = await Caller.signedIn(caller.url, colleagues[agencyUser.email] ?? '')
  const mention = `mutation ($id: ID!, $mentionIds: [ID!]) {
    createAccountNote(accountId: $id, input: { text: "Of the matrix", mentionIds: $mentionIds }) { id }
  }`
  await colleague.call(mention, { id: account, mentionIds: [agencyUser.id] })
  let made: string | undefined
  await until(
    async () => {
      made = await read()
      return made !== undefined
    },
    10_000,
    'The person who was mentioned has no notification.',
  )
  return { notification: made ?? '' }
}

export const tenancy: Tenancy<SettingsWorld> = {
  rows,
  worldOf,
  nowhere: { notification: '6fffffffffffffffffffff94' },
}
