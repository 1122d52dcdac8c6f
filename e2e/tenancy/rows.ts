import { randomUUID } from 'node:crypto'
import { areaTenancies } from './areas.ts'
import { type FormWorld, formRows } from './certificate-forms.ts'
import { type HolderWorld, holderRows } from './certificate-holders.ts'
import { type ReissueWorld, reissueRows } from './certificate-reissues.ts'
import { type CertificateWorld, certificateRows } from './certificates.ts'
import { type ImportWorld, importRows } from './imports.ts'
import { type PolicyWorld, policyRows } from './policies.ts'
import type { Row as AreaRow } from './tenancy.ts'

/** Records of one agency that operations are tried on. */
export interface World extends CertificateWorld, FormWorld, HolderWorld, ImportWorld, PolicyWorld, ReissueWorld {
  account: string
  accountVersion: number
  /** Another business. */
  otherAccount: string
  otherVersion: number
  /** You can restore it. */
  deletedAccount: string
  /** The first one of the account. */
  contact: string
  contactVersion: number
  /** Not one of the account's. */
  otherContact: string
  /** The caller's own, on the account. */
  note: string
  noteVersion: number
  /** A colleague. */
  user: string
  view: string
  /** Of the audit log. */
  auditEntry: string
  /** Of the caller; not the one that it calls with, where there is another. */
  session: string
  agencyVersion: number
  profileVersion: number
  viewVersion: number
  /** Of areas that bring their own: `mfe-<area>/e2e/tenancy.ts`. */
  [record: string]: string | number
}

/** How one operation is tried. */
export type Row = AreaRow<World>

const address = { line1: '1 Matrix Way', city: 'Oakland', zone: 'CA', postalCode: '94607' }

/** One row for each operation of the one schema; `tenancy.spec.ts` fails when one is missing. */
export const rows: Record<string, Row> = {
  ...Object.assign({}, ...areaTenancies.map(({ rows }) => rows)),
  ...importRows,
  ...policyRows,
  ...certificateRows,
  ...formRows,
  ...holderRows,
  ...reissueRows,
  'Query.agency': {
    document: 'query { agency { id name timeZone } }',
    variables: () => ({}),
    ids: {},
  },
  'Query.account': {
    document: 'query ($id: ID!) { account(id: $id) { id version details { __typename } contacts { id } } }',
    variables: ({ account }) => ({ id: account }),
    ids: { id: 'account' },
  },
  'Query.accounts': {
    document: 'query { accounts(first: 100) { total items { id contacts { id name } } } }',
    variables: () => ({}),
    ids: {},
  },
  'Query.existingAccounts': {
    document: 'query ($ids: [ID!]!) { existingAccounts(ids: $ids) }',
    variables: ({ account }) => ({ ids: [account] }),
    ids: { ids: 'account' },
    narrows: ['ids'],
  },
  'Query.accountsByKeys': {
    document: `query ($emails: [String!]!, $names: [String!]!) {
      accountsByKeys(emails: $emails, names: $names) { id details { __typename } contacts { name } }
    }`,
    // Of everyone: another agency's are no one here.
    variables: () => ({
      emails: ['CANARY_B.one@canary-b.example'],
      names: ['CANARY_B', 'Redwood Precision Machining Inc.'],
    }),
    ids: {},
  },
  'Query.accountsByPhone': {
    document:
      'query ($phone: String!) { accountsByPhone(phone: $phone) { id details { __typename } contacts { name } } }',
    // CANARY_B’s: no one’s for anyone else.
    variables: () => ({ phone: '(212) 555-0191' }),
    ids: {},
  },
  'Query.contacts': {
    document: 'query { contacts(first: 100) { total items { id name email } } }',
    variables: () => ({}),
    ids: {},
  },
  'Query.contact': {
    document: 'query ($id: ID!) { contact(id: $id) { id name accounts(first: 100) { total items { id } } } }',
    variables: ({ contact }) => ({ id: contact }),
    ids: { id: 'contact' },
  },
  'Mutation.updateContact': {
    document: `mutation ($id: ID!, $version: Int!, $input: ContactInput!) {
      updateContact(id: $id, version: $version, input: $input) { id version accounts { total } }
    }`,
    variables: ({ contact, contactVersion }) => ({
      id: contact,
      version: contactVersion,
      input: { name: 'Matrix Contact', email: 'contact@matrix.example' },
    }),
    ids: { id: 'contact' },
  },
  'Mutation.addAccountContact': {
    document: `mutation ($id: ID!, $version: Int!, $input: AddAccountContactInput!) {
      addAccountContact(id: $id, version: $version, input: $input) { id version contacts { id } }
    }`,
    variables: ({ account, accountVersion, otherContact }) => ({
      id: account,
      version: accountVersion,
      input: { associateContactId: otherContact },
    }),
    ids: { id: 'account', 'input.associateContactId': 'otherContact' },
  },
  'Mutation.removeAccountContact': {
    document: `mutation ($id: ID!, $version: Int!, $contactId: ID!) {
      removeAccountContact(id: $id, version: $version, contactId: $contactId) { id version contacts { id } }
    }`,
    variables: ({ account, accountVersion, contact }) => ({ id: account, version: accountVersion, contactId: contact }),
    ids: { contactId: 'contact', id: 'account' },
  },
  'Query.addressSuggestions': {
    // Begins as addresses of both agencies do.
    document: 'query { addressSuggestions(search: "10 C") { line1 place } }',
    variables: () => ({}),
    ids: {},
  },
  'Query.suggestedAddress': {
    document: 'query { suggestedAddress(id: "matrix") { line1 } }',
    variables: () => ({}),
    ids: {},
  },
  'Query.zipPlace': {
    document: 'query { zipPlace(postalCode: "94607") { city zone } }',
    variables: () => ({}),
    ids: {},
  },
  'Query.deletedAccount': {
    document: 'query ($id: ID!) { deletedAccount(id: $id) { id name deletedBy { id name } } }',
    variables: ({ deletedAccount }) => ({ id: deletedAccount }),
    ids: { id: 'deletedAccount' },
  },
  'Mutation.restoreAccount': {
    document: 'mutation ($id: ID!) { restoreAccount(id: $id) { id version contacts { id } } }',
    variables: ({ deletedAccount }) => ({ id: deletedAccount }),
    ids: { id: 'deletedAccount' },
  },
  'Query.accountDuplicates': {
    document: 'query ($id: ID!) { accountDuplicates(id: $id) { reasons account { id } } }',
    variables: ({ account }) => ({ id: account }),
    ids: { id: 'account' },
  },
  'Query.accountNotes': {
    document: `query ($accountId: ID!) {
      accountNotes(accountId: $accountId, first: 100) { items { id text createdBy { id name } } }
    }`,
    variables: ({ account }) => ({ accountId: account }),
    ids: { accountId: 'account' },
  },
  'Query.accountActivity': {
    document: `query ($accountId: ID!) {
      accountActivity(accountId: $accountId, first: 100) {
        items { id user { id name } changes { typename name fields { path before after } } }
      }
    }`,
    variables: ({ account }) => ({ accountId: account }),
    ids: { accountId: 'account' },
  },
  'Mutation.createAccountNote': {
    document: `mutation ($accountId: ID!, $input: AccountNoteInput!) {
      createAccountNote(accountId: $accountId, input: $input) { text }
    }`,
    variables: ({ account, user }) => ({ accountId: account, input: { text: 'A matrix note', mentionIds: [user] } }),
    ids: { accountId: 'account', 'input.mentionIds': 'user' },
    narrows: ['input.mentionIds'],
  },
  'Mutation.updateAccountNote': {
    document: `mutation ($id: ID!, $version: Int!, $input: AccountNoteInput!) {
      updateAccountNote(id: $id, version: $version, input: $input) { text }
    }`,
    variables: ({ note, noteVersion, user }) => ({
      ...{ id: note, version: noteVersion },
      input: { text: 'Another matrix note', mentionIds: [user] },
    }),
    ids: { id: 'note', 'input.mentionIds': 'user' },
    narrows: ['input.mentionIds'],
  },
  'Mutation.restoreAccountNote': {
    document: 'mutation ($id: ID!) { restoreAccountNote(id: $id) { id text } }',
    variables: ({ note }) => ({ id: note }),
    ids: { id: 'note' },
  },
  'Mutation.deleteAccountNote': {
    document: 'mutation ($id: ID!, $version: Int!) { deleteAccountNote(id: $id, version: $version) }',
    variables: ({ note, noteVersion }) => ({ id: note, version: noteVersion }),
    ids: { id: 'note' },
  },
  'Mutation.mergeAccounts': {
    document: `mutation (
      $survivorId: ID!, $survivorVersion: Int!, $duplicateId: ID!, $duplicateVersion: Int!, $input: MergeAccountsInput!
    ) {
      mergeAccounts(
        survivorId: $survivorId, survivorVersion: $survivorVersion, duplicateId: $duplicateId
        duplicateVersion: $duplicateVersion, input: $input
      ) { id version }
    }`,
    variables: ({ account, accountVersion, otherAccount, otherVersion }) => ({
      survivorId: account,
      survivorVersion: accountVersion,
      duplicateId: otherAccount,
      duplicateVersion: otherVersion,
      input: { business: { name: 'Merged by the matrix', email: 'merged@matrix.example' } },
    }),
    ids: { duplicateId: 'otherAccount', survivorId: 'account' },
  },
  'Mutation.deleteAccount': {
    document: 'mutation ($id: ID!, $version: Int!) { deleteAccount(id: $id, version: $version) { id name } }',
    variables: ({ otherAccount, otherVersion }) => ({ id: otherAccount, version: otherVersion }),
    ids: { id: 'otherAccount' },
  },
  'Query.agencyUser': {
    document: 'query { agencyUser { id email agency { id name } } }',
    variables: () => ({}),
    ids: {},
    isPublic: true,
  },
  'Query.agencyUsers': {
    document: 'query { agencyUsers { id email name state agency { name subscription { numSeatsActive } } } }',
    variables: () => ({}),
    ids: {},
  },
  'Mutation.createAgencyUser': {
    document: 'mutation ($input: CreateAgencyUserInput!) { createAgencyUser(input: $input) { id agency { id name } } }',
    variables: () => ({ input: { name: 'Matrix User', email: `${randomUUID()}@matrix.example` } }),
    ids: {},
  },
  'Mutation.enableAgencyUser': {
    document: 'mutation ($id: ID!) { enableAgencyUser(id: $id) { id state } }',
    variables: ({ user }) => ({ id: user }),
    ids: { id: 'user' },
  },
  'Mutation.disableAgencyUser': {
    document: 'mutation ($id: ID!) { disableAgencyUser(id: $id) { id state } }',
    variables: ({ user }) => ({ id: user }),
    ids: { id: 'user' },
  },
  'Mutation.resetAgencyUserSecondStep': {
    document: 'mutation ($id: ID!, $code: String!) { resetAgencyUserSecondStep(id: $id, code: $code) { id } }',
    variables: ({ user }) => ({ id: user, code: '000000' }),
    ids: { id: 'user' },
    // No one of the demo has two-step verification.
    refuses: 'code',
  },
  'Query.subscriptionManagementLinks': {
    document: 'query { subscriptionManagementLinks { billingPortalUrl updateSubscriptionUrl updatePaymentMethodUrl } }',
    variables: () => ({}),
    ids: {},
  },
  'Query.auditLog': {
    document:
      'query { auditLog(first: 100) { total items { operation user { name email } records { typename recordId } } } }',
    variables: () => ({}),
    ids: {},
  },
  'Query.auditEntry': {
    document: 'query ($id: ID!) { auditEntry(id: $id) { operation user { name } changes { fields { path after } } } }',
    variables: ({ auditEntry }) => ({ id: auditEntry }),
    ids: { id: 'auditEntry' },
  },
  'Query.auditAreas': {
    document: 'query { auditAreas { name typenames } }',
    variables: () => ({}),
    ids: {},
  },
  'Query.auditVerification': {
    document: 'query { auditVerification(area: "settings") { checked total next brokenEntryId } }',
    variables: () => ({}),
    ids: {},
  },
  'Query.agencySessions': {
    document: 'query { agencySessions { id device network isCurrent } }',
    variables: () => ({}),
    ids: {},
  },
  'Mutation.endAgencySession': {
    document: 'mutation ($id: ID!) { endAgencySession(id: $id) }',
    variables: ({ session }) => ({ id: session }),
    ids: { id: 'session' },
    // There is a second one then, to be ended.
    endsSession: true,
  },
  'Mutation.endOtherAgencySessions': {
    // As a user no other row needs, because it would sign out the others.
    document: 'mutation { endOtherAgencySessions }',
    variables: () => ({}),
    ids: {},
    as: 'daniel.okonkwo@harborpoint.example',
  },
  'Query.secondStep': {
    document: 'query { secondStep { id isOn recoveryCodesLeft isRequired } }',
    variables: () => ({}),
    ids: {},
  },
  'Mutation.beginSecondStep': {
    document: 'mutation { beginSecondStep { key uri } }',
    variables: () => ({}),
    ids: {},
  },
  ...Object.fromEntries(
    ['confirmSecondStep', 'renewRecoveryCodes', 'turnOffSecondStep'].map(name => [
      `Mutation.${name}`,
      {
        document: `mutation { ${name}(code: "000000") { __typename } }`,
        variables: () => ({}),
        ids: {},
        // No one of the demo has a code that is right.
        refuses: 'code',
      },
    ]),
  ),
  'Mutation.beginAgencySecondStep': {
    document: 'mutation { beginAgencySecondStep { key } }',
    variables: () => ({}),
    ids: {},
    owes: true,
  },
  'Mutation.agencySecondStep': {
    document: 'mutation { agencySecondStep(code: "000000") { acknowledged } }',
    variables: () => ({}),
    ids: {},
    owes: true,
  },
  'Mutation.updateAgencyUserProfile': {
    document:
      'mutation ($version: Int!) { updateAgencyUserProfile(version: $version, input: { name: "Maya Reyes" }) { id name } }',
    variables: ({ profileVersion }) => ({ version: profileVersion }),
    ids: {},
  },
  'Mutation.updateAgency': {
    document:
      'mutation ($version: Int!) { updateAgency(version: $version, input: { requiresSecondStep: false }) { id name } }',
    variables: ({ agencyVersion }) => ({ version: agencyVersion }),
    ids: {},
  },
  'Query.savedViews': {
    document: 'query { savedViews(list: "matrix") { id name search createdBy { email } } }',
    variables: () => ({}),
    ids: {},
  },
  'Mutation.updateAgencyUserPreferences': {
    document: 'mutation { updateAgencyUserPreferences(input: { theme: SYSTEM }) { id preferences { theme } } }',
    variables: () => ({}),
    ids: {},
  },
  'Mutation.createSavedView': {
    document:
      'mutation ($name: String!) { createSavedView(input: { list: "matrix", name: $name, search: "" }) { list } }',
    variables: () => ({ name: `View ${randomUUID()}` }),
    ids: {},
  },
  'Mutation.updateSavedView': {
    document:
      'mutation ($id: ID!, $version: Int!) { updateSavedView(id: $id, version: $version, input: { search: "a=1" }) { list } }',
    variables: ({ view, viewVersion }) => ({ id: view, version: viewVersion }),
    ids: { id: 'view' },
  },
  'Mutation.deleteSavedView': {
    document: 'mutation ($id: ID!, $version: Int!) { deleteSavedView(id: $id, version: $version) }',
    variables: ({ view, viewVersion }) => ({ id: view, version: viewVersion }),
    ids: { id: 'view' },
  },
  'Mutation.createAccount': {
    document: 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { type } }',
    variables: ({ contact }) => ({
      input: {
        type: 'BUSINESS',
        business: { name: 'Matrix Foods', email: 'matrix@foods.example', mailingAddress: address },
        associateContactId: contact,
      },
    }),
    ids: { 'input.associateContactId': 'contact' },
  },
  'Mutation.updateAccount': {
    document:
      'mutation ($id: ID!, $version: Int!, $input: UpdateAccountInput!) { updateAccount(id: $id, version: $version, input: $input) { type } }',
    variables: ({ account, accountVersion, contact }) => ({
      id: account,
      version: accountVersion,
      input: { associateContactId: contact },
    }),
    ids: { id: 'account', 'input.associateContactId': 'contact' },
  },
  'Subscription.recordChanged': {
    document:
      'subscription ($ids: [ID!]) { recordChanged(ids: $ids, typenames: ["Account"], after: 0) { typename id kind } }',
    variables: ({ account }) => ({ ids: [account] }),
    ids: { ids: 'account' },
  },
  'Mutation.agencySignIn': {
    document: 'mutation { agencySignIn(email: "nobody@matrix.example") { acknowledged } }',
    variables: () => ({}),
    ids: {},
    isPublic: true,
  },
  'Mutation.agencySignOut': {
    document: 'mutation { agencySignOut }',
    variables: () => ({}),
    ids: {},
    isPublic: true,
    endsSession: true,
  },
}
