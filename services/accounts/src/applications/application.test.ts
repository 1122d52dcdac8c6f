import { inTenantScope } from '@coverdesk/kit'
import { buildSchema, type GraphQLObjectType, getNamedType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { Account } from '../accounts/account.model.ts'
import { harborPointApplications } from '../demo-seed/applications/harbor-point-applications.ts'
import { them, us, useAccountsSubgraph } from '../testing/accounts-subgraph.ts'
import typeDefs from './application.graphql'

const subgraph = useAccountsSubgraph()

/** A query for everything that the schema knows of an application. */
const schema = buildSchema(
  `scalar DateTime scalar Date scalar Money type Query { account: Account } type Account { id: ID! }
   type Address { line1: String! line2: String city: String! zone: String! postalCode: String! } ${typeDefs}`,
)
function everyField(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).map(field => {
    const named = getNamedType(field.type)
    return isObjectType(named) ? `${field.name} ${everyField(named)}` : field.name
  })
  return `{ ${fields.join(' ')} }`
}
const application = everyField(schema.getType('BusinessApplication') as GraphQLObjectType)
const read = `query ($id: ID!) { account(id: $id) { businessApplications ${application} } }`

const accountNamed = (name: string, { agencyId }: { agencyId: string } = us) =>
  inTenantScope(agencyId, async () => String((await Account.findOne({ 'details.name': name }))?._id))

/** What is not stored is told as null. */
const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!value || typeof value !== 'object') return value
  const known = Object.entries(value).filter(([, part]) => part !== null)
  return Object.fromEntries(known.map(([name, part]) => [name, withoutNulls(part)]))
}

describe('the applications of an account', () => {
  it('come whole, the newest first', async () => {
    const bayview = harborPointApplications.filter(({ account }) => account.startsWith('Bayview'))
    const { account } = await subgraph.data<{ account: { businessApplications: object[] } }>(read, {
      id: await accountNamed('Bayview Marine Services LLC'),
    })
    expect(withoutNulls(account.businessApplications)).toEqual(
      bayview.map(({ createdAt, application }) => ({
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        createdAt: new Date(createdAt).toISOString(),
        ...application,
      })),
    )
  })

  it('may be many million dollars, and none', async () => {
    const revenue = 'query ($id: ID!) { account(id: $id) { businessApplications { annualRevenue } } }'
    const of = async (name: string) => subgraph.data(revenue, { id: await accountNamed(name) })
    expect(await of('Tri-County Electrical Contractors')).toEqual({
      account: { businessApplications: [{ annualRevenue: 2_860_000_000 }] },
    })
    expect(await of('Sunset Taqueria')).toEqual({ account: { businessApplications: [] } })
  })

  it('belong to one agency', async () => {
    const id = await accountNamed('CANARY_B Bayview Marine', them)
    const theirs = await subgraph.ask(them, read, { id })
    expect(JSON.stringify(theirs)).toContain('CANARY_B statement')
    expect((await subgraph.failure(us, read, { id })).extensions.code).toBe('NOT_FOUND')
  })
})
