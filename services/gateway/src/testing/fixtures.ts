import { setTimeout as wait } from 'node:timers/promises'
import { type Caller, conflict, notFound, validationFailed } from '@coverdesk/kit'
import type { Fixture } from './fixture-subgraph.ts'

/** The code that every address of the fixture agency signs in with. */
export const goodCode = '123456'

/** The user that an address of the fixture agency belongs to. */
export const userIdOf = (email: string) => `user-${email.split('@')[0]}`

/** Keeps users and codes, as the real `settings` does: anybody at harbor.example may sign in. */
export const settingsFixture: Fixture = {
  name: 'settings',
  typeDefs: /* GraphQL */ `
    type Query {
      agencyUser: AgencyUser
      agencyUsersByIds(ids: [ID!]!): [AgencyUser]! @merge(keyField: "id")
    }
    type AgencyUser @key(selectionSet: "{ id }") {
      id: ID!
      email: String
      name: String
      state: String
      agency: Agency
      preferences: Preferences!
    }
    type Preferences {
      theme: String!
      density: String!
      sidebarCollapsed: Boolean!
    }
    type Agency {
      id: ID!
      name: String
      timeZone: String
      subscription: Subscription
    }
    type Subscription {
      state: String!
      trialEndDate: String
    }
  `,
  resolvers: {
    Query: {
      agencyUser: (_: unknown, _args: unknown, caller: Caller) => (caller.userId ? userOf(caller.userId) : null),
      agencyUsersByIds: (_: unknown, { ids }: { ids: string[] }) => ids.map(userOf),
    },
  },
  questions: {
    'sign-in/request-code': ({ email = '' }) =>
      email.includes('@')
        ? { status: 200, body: { resendAfterSeconds: 60, attemptId: 'attempt.' } }
        : refused(422, 'VALIDATION_FAILED', {
            validationErrors: [{ path: 'email', message: 'Enter an e-mail address.' }],
          }),
    'sign-in/redeem-code': ({ email = '', code }) =>
      code === goodCode && email.endsWith('@harbor.example')
        ? { status: 200, body: { agencyId: 'agency-harbor', userId: userIdOf(email) } }
        : refused(422, 'VALIDATION_FAILED', { validationErrors: [{ path: 'code', message: 'This code is wrong.' }] }),
    'subscription/state': () => ({ status: 200, body: { state: 'ACTIVE' } }),
    // `eve` is disabled while she signs in.
    'sign-in/is-active': ({ userId }) => ({ status: 200, body: { active: userId !== 'user-eve' } }),
  },
}

const refused = (status: number, code: string, details: object) => ({
  status,
  body: { error: { message: '1 field needs a correction.', code, ...details } },
})

const userOf = (id: string) => ({
  id,
  email: `${id}@harbor.example`,
  name: `Name of ${id}`,
  state: 'ACTIVE',
  agency: { id: 'agency-harbor', name: 'Harbor', timeZone: 'America/Los_Angeles' },
  preferences: { theme: 'DARK', density: 'COMPACT', sidebarCollapsed: true },
})

/** What a defect says; nothing of it may reach a client. */
export const defect = 'connect ECONNREFUSED 10.1.2.3:27017 at Object.query (/srv/coverdesk/accounts.js:12:3)'

export const accountsFixture: Fixture = {
  name: 'accounts',
  typeDefs: /* GraphQL */ `
    type Query {
      accounts(first: Int): [Account]
      account(id: ID!): Account
      "Who the subgraph believes to be asking."
      asker: String
      broken: String
      "Answers when no one waits for it any more."
      slow: String
      accountsByKeys(emails: [String!]!): [Account]
    }
    type Mutation {
      createAccount(name: String!): Account
      updateAccount(id: ID!): Account
      drawAccount(id: ID!): Account @timeout(seconds: 9)
    }
    type Account {
      id: ID!
      name: String
      owner: AgencyUser
      related: [Account]
      page(first: Int): [Account]
    }
    type AgencyUser {
      id: ID!
    }
  `,
  resolvers: {
    Query: {
      accounts: (_: unknown, { first }: { first?: number }) =>
        Array.from({ length: first ?? 50 }, (_item, index) => accountOf(String(index))),
      account: (_: unknown, { id }: { id: string }) => {
        if (id === 'missing') throw notFound('account')
        return accountOf(id)
      },
      asker: (_: unknown, _args: unknown, caller: Caller) => `${caller.agencyId}/${caller.userId}`,
      broken: () => {
        throw new Error(defect)
      },
      slow: () => wait(10_000, 'late', { ref: false }),
      accountsByKeys: () => [],
    },
    Mutation: {
      createAccount: () => {
        throw validationFailed([{ path: 'name', message: 'Enter a name.' }])
      },
      updateAccount: (_: unknown, { id }: { id: string }) => {
        throw conflict(accountOf(id))
      },
      drawAccount: (_: unknown, { id }: { id: string }) => accountOf(id),
    },
    Account: { related: () => [accountOf('r')], page: () => [accountOf('p')] },
  },
  questions: { 'audit/verify': () => ({ status: 500, body: { error: { message: defect, code: 'INTERNAL' } } }) },
}

const accountOf = (id: string) => ({ id, name: `Account ${id}`, owner: { id: `user-${Number(id) % 7 || 0}` } })
