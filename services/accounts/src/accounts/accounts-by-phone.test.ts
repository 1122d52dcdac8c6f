import { describe, expect, it } from 'vitest'
import { them, us, useAccountsSubgraph } from '../testing/accounts-subgraph.ts'

const subgraph = useAccountsSubgraph()

const query = /* GraphQL */ `
  query ($phone: String!) {
    accountsByPhone(phone: $phone) {
      details { ... on BusinessAccount { name } ... on IndividualAccount { name } }
    }
  }
`
interface Answer {
  accountsByPhone: { details: { name: string } }[]
}
async function found(phone: string, caller: object = us) {
  const { data } = await subgraph.ask<Answer>(caller, query, { phone })
  return data?.accountsByPhone.map(({ details }) => details.name)
}

describe('accounts by a phone number', () => {
  it.each(['+16195550140', '(619) 555-0140', '619.555.0140', '1 619 555 0140', '619 555 0140 ext. 12'])(
    'are found however it is written: %s',
    async phone => expect(await found(phone)).toEqual(['Bayview Marine Services LLC']),
  )

  it('are found by their contacts, all of those that one looks after', async () => {
    expect(await found('(619) 555-0142')).toEqual(['Bayview Marine Services LLC'])
    const ofMehta = await found('(312) 555-0101')
    expect(ofMehta?.length).toBeGreaterThan(1)
    expect(ofMehta).toContain('Lakeshore Parking Company')
  })

  it('are no one where the number is unknown, or none', async () => {
    expect(await found('(619) 555-0000')).toEqual([])
    expect(await found('Teresa')).toEqual([])
  })

  it('are the caller’s agency’s', async () => {
    expect(await found('(619) 555-0140', them)).toEqual([])
    expect(await found('(212) 555-0191')).toEqual([])
  })
})
