import type { Caller } from '../support/caller.ts'
import { areaTenancies } from './areas.ts'
import { formOf } from './certificate-forms.ts'
import { holdersOf } from './certificate-holders.ts'
import { reissueOf } from './certificate-reissues.ts'
import { certificateOf } from './certificates.ts'
import { importsOf } from './imports.ts'
import { policiesOf } from './policies.ts'
import type { World } from './rows.ts'

interface Account {
  id: string
  version: number
  contacts: { id: string; version: number }[]
  businessPolicies?: { total: number }
}

interface Accounts {
  accounts: { items: Account[] }
  contacts: { items: { id: string }[] }
}

interface Views {
  savedViews: { id: string; version: number }[]
}

interface Users {
  agencyUser: { id: string }
  agencyUsers: { id: string; email: string }[]
}

/** Records of the caller's own agency, of every area. */
export async function worldOf(caller: Caller): Promise<World> {
  const world = await builtWorldOf(caller)
  for (const area of areaTenancies) Object.assign(world, await area.worldOf(caller, world))
  return world
}

/** A business with a contact, and a view of a list. */
async function builtWorldOf(caller: Caller): Promise<World> {
  const document = `query {
    accounts(first: 50, filter: { type: BUSINESS }) {
      items { id version contacts { id version } businessPolicies(first: 1) { total } }
    }
    contacts(first: 100) { items { id } }
  }`
  const { accounts, contacts } = await caller.call<Accounts>(document)
  const account = accounts.items.find(({ contacts }) => contacts.length > 0)
  const contact = account?.contacts[0]
  const ofAccount = account?.contacts.map(({ id }) => id)
  const otherContact = contacts.items.find(({ id }) => !ofAccount?.includes(id))
  // One with policies is neither deleted nor merged away.
  const other = accounts.items.findLast(
    ({ id, businessPolicies }) => id !== account?.id && businessPolicies?.total === 0,
  )
  if (!account || !contact || !other || !otherContact)
    throw new Error('The seed holds no business with a contact, or no other contact.')
  const view = await viewOf(caller)
  const policies = await policiesOf(caller, account.id)
  const certified = { policy: policies.policy, ...(await certificateOf(caller, policies.policy)) }
  const holders = await holdersOf(caller, certified)
  const reissue = await reissueOf(caller, certified.certifiedAccount)
  const agency = account.id.startsWith('68') ? 'CANARY_B' : 'harbor'
  return {
    ...(await importsOf(caller, agency)),
    ...policies,
    ...(await formOf(caller)),
    ...holders,
    ...reissue,
    // The newest one, after all that was issued for the others.
    ...(await certificateOf(caller, policies.policy)),
    user: await colleagueOf(caller),
    account: account.id,
    accountVersion: account.version,
    otherAccount: other.id,
    otherVersion: other.version,
    deletedAccount: await deletedAccountOf(caller),
    contact: contact.id,
    contactVersion: contact.version,
    otherContact: otherContact.id,
    ...(await noteOf(caller, account.id)),
    view: view.id,
    viewVersion: view.version,
    auditEntry: await auditEntryOf(caller, agency),
    session: await sessionOf(caller),
    ...(await versionsOf(caller)),
  }
}

/** The oldest other one, which stays the same however often the person signs in. */
async function sessionOf(caller: Caller) {
  interface Sessions {
    agencySessions: { id: string; startedAt: string; isCurrent: boolean }[]
  }
  const { agencySessions } = await caller.call<Sessions>('{ agencySessions { id startedAt isCurrent } }')
  const inOrder = agencySessions.sort((one, other) => (one.startedAt < other.startedAt ? -1 : 1))
  return (inOrder.find(({ isCurrent }) => !isCurrent) ?? inOrder[0])?.id ?? ''
}

async function versionsOf(caller: Caller) {
  interface Versions {
    agencyUser: { profileVersion: number; agency: { version: number } }
  }
  const { agencyUser } = await caller.call<Versions>('{ agencyUser { profileVersion agency { version } } }')
  return { profileVersion: agencyUser.profileVersion, agencyVersion: agencyUser.agency.version }
}

const auditEntries = new Map<string, string>()

/** The same one each time: newer ones come with every sign-in, and a page holds 100. */
async function auditEntryOf(caller: Caller, agency: string) {
  const { auditLog } = await caller.call<{ auditLog: { items: { id: string }[] } }>(
    '{ auditLog(first: 100) { items { id } } }',
  )
  const id = auditEntries.get(agency) ?? auditLog.items.at(-1)?.id ?? ''
  auditEntries.set(agency, id)
  return id
}

const deletedAccounts = new Map<string, string>()

/** Made once for each agency, and deleted again when its own row has brought it back. */
async function deletedAccountOf(caller: Caller): Promise<string> {
  const { agencyUser } = await caller.call<Users>('{ agencyUser { id } agencyUsers { id email } }')
  const make =
    'mutation { createAccount(input: { type: INDIVIDUAL, individual: { name: "Gone", email: "gone@matrix.example" } }) { id } }'
  const known = deletedAccounts.get(agencyUser.id)
  const id = known ?? (await caller.call<{ createAccount: { id: string } }>(make)).createAccount.id
  deletedAccounts.set(agencyUser.id, id)
  const find = 'query ($search: String) { accounts(first: 100, search: $search) { items { id version } } }'
  const { accounts } = await caller.call<Pick<Accounts, 'accounts'>>(find, { search: 'gone@matrix.example' })
  const there = accounts.items.find(account => account.id === id)
  const remove = 'mutation ($id: ID!, $version: Int!) { deleteAccount(id: $id, version: $version) { id } }'
  if (there) await caller.call(remove, { id, version: there.version })
  return id
}

interface Notes {
  accountNotes: { items: { id: string; version: number }[] }
}

/** The oldest one on the account. The seed has none, and one is deleted by its own row. */
async function noteOf(caller: Caller, accountId: string): Promise<Pick<World, 'note' | 'noteVersion'>> {
  const find = 'query ($accountId: ID!) { accountNotes(accountId: $accountId, first: 100) { items { id version } } }'
  const read = async () => (await caller.call<Notes>(find, { accountId })).accountNotes.items.at(-1)
  const make =
    'mutation ($accountId: ID!) { createAccountNote(accountId: $accountId, input: { text: "Of the matrix" }) { id } }'
  const note = (await read()) ?? (await caller.call(make, { accountId }).then(read))
  if (!note) throw new Error('The note that was just written is not there.')
  return { note: note.id, noteVersion: note.version }
}

/** The last colleague by email address, so always the same one. At Harbor Point, the seed has disabled that user. */
async function colleagueOf(caller: Caller) {
  const { agencyUser, agencyUsers } = await caller.call<Users>('{ agencyUser { id } agencyUsers { id email } }')
  const colleagues = agencyUsers.filter(({ id }) => id !== agencyUser.id).sort((a, b) => (a.email < b.email ? 1 : -1))
  if (!colleagues[0]) throw new Error('The seed has no one else in this agency.')
  return colleagues[0].id
}

/** The seed has none, and one is removed by its own row. */
async function viewOf(caller: Caller) {
  const read = async () => (await caller.call<Views>('{ savedViews(list: "matrix") { id version } }')).savedViews[0]
  const make = 'mutation { createSavedView(input: { list: "matrix", name: "A matrix view" }) { id } }'
  const view = (await read()) ?? (await caller.call(make).then(read))
  if (!view) throw new Error('The view that was just made is not there.')
  return view
}

/** Ids that name nothing in any agency. */
export const nowhere: World = {
  ...Object.assign({}, ...areaTenancies.map(area => area.nowhere)),
  certificate: '6fffffffffffffffffffff10',
  certifiedAccount: '6fffffffffffffffffffff11',
  holder: '6fffffffffffffffffffff12',
  holderVersion: 1,
  deletedHolder: '6fffffffffffffffffffff13',
  superseded: '6fffffffffffffffffffff14',
  reissue: '6fffffffffffffffffffff15',
  reissueVersion: 1,
  form: '6fffffffffffffffffffff16',
  formVersion: 1,
  formFile: '9'.repeat(32),
  policy: '6fffffffffffffffffffff09',
  policyVersion: 1,
  canceledPolicy: '6fffffffffffffffffffff0a',
  canceledPolicyVersion: 1,
  deletedPolicy: '6fffffffffffffffffffff0b',
  policyFile: '6fffffffffffffffffffff0c',
  carrier: '6fffffffffffffffffffff0d',
  broker: '6fffffffffffffffffffff0e',
  spareCarrier: '6fffffffffffffffffffff17',
  spareCarrierVersion: 1,
  otherSpareCarrier: '6fffffffffffffffffffff18',
  otherSpareCarrierVersion: 1,
  removedCarrier: '6fffffffffffffffffffff19',
  upload: '7'.repeat(32),
  me: '6fffffffffffffffffffff0f',
  accountList: '6'.repeat(32),
  freshAccountImport: '6fffffffffffffffffffff05',
  freshAccountImportVersion: 1,
  checkedAccountImport: '6fffffffffffffffffffff06',
  checkedAccountImportVersion: 1,
  canceledAccountImport: '6fffffffffffffffffffff07',
  canceledAccountImportVersion: 1,
  policyList: '8'.repeat(32),
  freshPolicyImport: '6fffffffffffffffffffff12',
  freshPolicyImportVersion: 1,
  checkedPolicyImport: '6fffffffffffffffffffff13',
  checkedPolicyImportVersion: 1,
  canceledPolicyImport: '6fffffffffffffffffffff14',
  canceledPolicyImportVersion: 1,
  account: '6fffffffffffffffffffff01',
  accountVersion: 1,
  user: '6fffffffffffffffffffff04',
  contact: '6fffffffffffffffffffff02',
  contactVersion: 1,
  otherContact: '6fffffffffffffffffffff05',
  note: '6fffffffffffffffffffff06',
  otherAccount: '6fffffffffffffffffffff07',
  otherVersion: 1,
  deletedAccount: '6fffffffffffffffffffff08',
  noteVersion: 1,
  view: '6fffffffffffffffffffff03',
  viewVersion: 1,
  auditEntry: '6fffffffffffffffffffff05',
  session: 'nothing-of-this-name-00',
  agencyVersion: 1,
  profileVersion: 1,
}
