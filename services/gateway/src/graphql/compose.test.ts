import { subgraphSdl } from '@coverdesk/kit'
import { describe, expect, it } from 'vitest'
import { accountsFixture, settingsFixture } from '../testing/fixtures.ts'
import { composeSdl } from './compose.ts'

const part = (name: string, typeDefs: string) => ({ name, sdl: subgraphSdl([typeDefs]) })
const settings = part('settings', settingsFixture.typeDefs)
const accounts = part('accounts', accountsFixture.typeDefs)

describe('the composed schema', () => {
  it('holds every field of a type that several subgraphs speak of', () => {
    expect(composeSdl([settings, accounts])).toContain(
      'type AgencyUser {\n  agency: Agency\n  email: String\n  id: ID!',
    )
  })

  it('leaves out what serves merging only', () => {
    const sdl = composeSdl([settings, accounts])
    expect(sdl).not.toContain('agencyUsersByIds')
    expect(sdl).not.toContain('directive @')
  })

  it('is the same text whatever the order of the subgraphs', () => {
    expect(composeSdl([settings, accounts])).toBe(composeSdl([accounts, settings]))
  })

  it('refuses a field with two owners', () => {
    const copy = part('policies', 'type Query { policies: [String] } type AgencyUser { id: ID! name: String }')
    expect(() => composeSdl([settings, copy])).toThrow('AgencyUser.name is in two subgraphs: settings and policies.')
    const root = part('policies', 'type Query { accounts: [String] }')
    expect(() => composeSdl([accounts, root])).toThrow('Query.accounts is in two subgraphs: accounts and policies.')
  })

  it('has an address once, whichever subgraph answers it', () => {
    const holder = part('accounts', 'type Query { holder: Holder } type Holder { address: Address }')
    const insured = part('policies', 'type Query { insured: Insured } type Insured { address: Address! }')
    expect(composeSdl([holder, insured]).match(/^type Address /gm)).toHaveLength(1)
  })

  it('refuses types that contradict each other', () => {
    const other = part('policies', 'type Query { policies: [AgencyUser] } type AgencyUser { id: String! }')
    expect(() => composeSdl([settings, other])).toThrow()
  })
})
