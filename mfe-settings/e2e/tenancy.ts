import { Caller } from '../../e2e/support/caller.ts'
import { until } from '../../e2e/support/product.ts'
import type { AreaTenancy, Records } from '../../e2e/tenancy/records.ts'
import { integration, syncConflict, syncDuplicate, syncLog } from './integration-records.ts'

const daniel = 'daniel.okonkwo@harborpoint.example'
const maya = 'maya.reyes@harborpoint.example'

interface User {
  id: string
  email: string
}

const ownUser = async ({ caller }: Records) =>
  (await caller.call<{ agencyUser: User }>('{ agencyUser { id email } }')).agencyUser

const mention = `mutation ($id: ID!, $mentionIds: [ID!]) {
  createAccountNote(accountId: $id, input: { text: "Of the matrix", mentionIds: $mentionIds }) { id }
}`
const inbox = '{ notifications(first: 100) { items { id } } }'
const colleagues: Record<string, string> = {
  [maya]: daniel,
  'canary.user@canary-b.example': 'canary.second@canary-b.example',
}

/** A colleague mentions the caller in a note: the demo data has no notifications. */
async function notification(agency: Records): Promise<{ id: string }> {
  const { id, email } = await ownUser(agency)
  const author = await Caller.signedIn(agency.caller.url, colleagues[email] ?? '')
  await author.call(mention, { id: (await agency.get('Account')).id, mentionIds: [id] })
  let made: { id: string } | undefined
  const read = async () => {
    made = (await agency.caller.call<{ notifications: { items: { id: string }[] } }>(inbox)).notifications.items[0]
    return made !== undefined
  }
  await until(read, 20_000, 'The person who was mentioned has no notification.')
  return made ?? { id: '' }
}

/** Another one than the caller's. */
async function session(agency: Records): Promise<{ id: string }> {
  await Caller.signedIn(agency.caller.url, (await ownUser(agency)).email)
  const { agencySessions } = await agency.caller.call<{
    agencySessions: { id: string; startedAt: string; isCurrent: boolean }[]
  }>('{ agencySessions { id startedAt isCurrent } }')
  const others = agencySessions.filter(({ isCurrent }) => !isCurrent)
  return others.sort((one, other) => (one.startedAt < other.startedAt ? 1 : -1))[0] ?? { id: '' }
}

/** Takes the seats of earlier ones where none is left. */
async function colleague(agency: Records) {
  const make = () => agency.make('Mutation.createAgencyUser')
  return make().catch(async () => {
    const { agencyUsers } = await agency.caller.call<{ agencyUsers: (User & { state: string })[] }>(
      '{ agencyUsers { id email state } }',
    )
    const made = agencyUsers.filter(({ email, state }) => email.endsWith('@matrix.example') && state === 'ACTIVE')
    for (const { id } of made) {
      await agency.caller.call('mutation ($id: ID!) { disableAgencyUser(id: $id) { id } }', { id })
    }
    return make()
  })
}

const withCode = [
  'Mutation.confirmSecondStep',
  'Mutation.renewRecoveryCodes',
  'Mutation.resetAgencyUserSecondStep',
  'Mutation.turnOffSecondStep',
]

export const tenancy: AreaTenancy = {
  kinds: {
    mentionIds: 'AgencyUser',
    userId: 'AgencyUser',
    'Mutation.disableAgencyUser.id': 'colleague AgencyUser',
    'Mutation.enableAgencyUser.id': 'colleague AgencyUser',
    'Mutation.markNotificationsRead.ids': 'Notification',
    'Mutation.resetAgencyUserSecondStep.id': 'colleague AgencyUser',
    'Subscription.recordChanged.ids': 'Account',
  },
  ignored: {
    'Mutation.resetAgencyUserSecondStep.id':
      'Who has no two-step verification is refused first, and no one of the demo has.',
    'Mutation.markNotificationsRead.ids': "Others' are left as they are.",
    'Mutation.resolveSyncDuplicate.input.recordId': 'Only candidates of the possible duplicate itself are taken.',
  },
  inputs: {
    ...Object.fromEntries(withCode.map(name => [name, { code: '000000' }])),
    'Mutation.createIntegration': { 'input.type': 'AMS_HAWKSOFT', 'input.hawksoft': { agencyId: 'none' } },
    'Mutation.resolveSyncDuplicate': { 'input.choice': 'CREATE' },
    'Mutation.updateAgency': { 'input.requiresSecondStep': false },
    'Mutation.updateAgencyUserPreferences': { 'input.theme': 'SYSTEM' },
    'Mutation.updateAgencyUserProfile': { 'input.name': 'Maya Reyes' },
    'Query.auditVerification': { area: 'settings' },
    'Subscription.recordChanged': { typenames: ['Account'], after: 0 },
  },
  records: {
    AgencyUser: ownUser,
    AgencySession: session,
    Integration: integration,
    SyncConflict: syncConflict,
    SyncDuplicate: syncDuplicate,
    SyncLog: syncLog,
    Notification: notification,
    'colleague AgencyUser': colleague,
  },
  odd: {
    'Mutation.resetAgencyUserSecondStep': { refuses: 'code' },
    'Mutation.agencySecondStep': { owes: true },
    'Mutation.agencySignIn': { isPublic: true },
    'Mutation.agencySignOut': { isPublic: true, as: maya },
    'Mutation.beginAgencySecondStep': { owes: true },
    // No one of the demo has two-step verification.
    'Mutation.confirmSecondStep': { refuses: 'code' },
    'Mutation.createIntegration': { refuses: 'hawksoft.agencyId' },
    'Mutation.endOtherAgencySessions': { as: daniel },
    'Mutation.renewRecoveryCodes': { refuses: 'code' },
    'Mutation.turnOffSecondStep': { refuses: 'code' },
    'Query.agencyUser': { isPublic: true },
  },
}
