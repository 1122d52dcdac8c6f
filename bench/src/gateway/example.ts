import { createHash } from 'node:crypto'

/** Part B: users. */
export const usersSdl = /* GraphQL */ `
  type Query {
    agencyUser: AgencyUser
    agencyUsersByIds(ids: [ID!]!): [AgencyUser]! @merge(keyField: "id")
  }
  type AgencyUser @key(selectionSet: "{ id }") {
    id: ID!
    name: String
    email: String
    state: String
  }
`

/** Part A: accounts, each with two users of part B. */
export const accountsSdl = /* GraphQL */ `
  type Query {
    accounts(first: Int): [Account]
  }
  type Account {
    id: ID!
    name: String
    owner: AgencyUser
    producer: AgencyUser
  }
  type AgencyUser {
    id: ID!
  }
`

/** Both as one, for the process that has everything. */
export const wholeSdl = /* GraphQL */ `
  type Query {
    accounts(first: Int): [Account]
    agencyUser: AgencyUser
  }
  type Account {
    id: ID!
    name: String
    owner: AgencyUser
    producer: AgencyUser
  }
  type AgencyUser {
    id: ID!
    name: String
    email: String
    state: String
  }
`

/** 50 rows with 100 nested objects, 3 merged fields in each. */
const list50 =
  'query List($first: Int) { accounts(first: $first) { id name owner { id name email state } producer { id name email state } } }'
/** The same rows without what part B knows. */
const single = 'query Single($first: Int) { accounts(first: $first) { id name owner { id } producer { id } } }'

export const documents = { list50, single }
export const documentId = (document: string) => createHash('sha256').update(document).digest('hex')

const userOf = (id: string) => ({ id, name: `Name of ${id}`, email: `${id}@harbor.example`, state: 'ACTIVE' })

/** Made once: a resolver costs nothing but the engine around it. */
const accounts = Array.from({ length: 50 }, (_, index) => ({
  id: `account-${index}`,
  name: `Account ${index}`,
  owner: userOf(`user-${index}`),
  producer: userOf(`user-${index + 50}`),
}))
const users = new Map(accounts.flatMap(({ owner, producer }) => [owner, producer]).map(user => [user.id, user]))

export const resolvers = {
  Query: {
    accounts: () => accounts,
    agencyUser: () => users.get('user-1'),
    agencyUsersByIds: (_: unknown, { ids }: { ids: string[] }) => ids.map(id => users.get(id)),
  },
}
