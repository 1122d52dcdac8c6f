import { randomUUID } from 'node:crypto'

/** Records of one agency that operations are tried on. */
export interface World {
  account: string
  accountVersion: number
  contact: string
  /** A colleague. */
  user: string
  view: string
  viewVersion: number
}

/** How one operation is tried. */
export interface Row {
  document: string
  /** Variables that make the call work for somebody of that agency. */
  variables(world: World): Record<string, unknown>
  /** The record that each id argument of the schema names; every one of them must be here. */
  ids: Record<string, keyof World>
  /** Answers without a session, too. */
  isPublic?: true
  /** Ends the session that it is called with. */
  endsSession?: true
}

const address = { line1: '1 Matrix Way', city: 'Oakland', zone: 'CA', postalCode: '94607' }

/** One row for each operation of the one schema; `tenancy.spec.ts` fails when one is missing. */
export const rows: Record<string, Row> = {
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
  'Query.contacts': {
    document: 'query { contacts(first: 100) { total items { id name email } } }',
    variables: () => ({}),
    ids: {},
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
  'Query.subscriptionManagementLinks': {
    document: 'query { subscriptionManagementLinks { billingPortalUrl updateSubscriptionUrl updatePaymentMethodUrl } }',
    variables: () => ({}),
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
