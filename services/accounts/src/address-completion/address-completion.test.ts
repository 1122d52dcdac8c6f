import { describe, expect, it } from 'vitest'
import { them, us, useAccountsSubgraph } from '../testing/accounts-subgraph.ts'
import { readAddress } from './typed-address.ts'

const subgraph = useAccountsSubgraph()

interface Suggestion {
  id: string
  line1: string
  place: string
  address: {
    line1: string | null
    line2: string | null
    city: string | null
    zone: string
    postalCode: string | null
  } | null
}

const question = /* GraphQL */ `
  query ($search: String!, $first: Int) {
    addressSuggestions(search: $search, first: $first) {
      id line1 place address { line1 line2 city zone postalCode }
    }
  }
`
const suggested = async (search: string, first?: number) =>
  (await subgraph.data<{ addressSuggestions: Suggestion[] }>(question, { search, first })).addressSuggestions
const inWords = async (search: string, first?: number) =>
  (await suggested(search, first)).map(({ line1, place }) => (line1 ? `${line1} · ${place}` : place))

describe('addresses as one types', () => {
  it('begin with those that the agency uses already, whatever case they are typed in', async () => {
    expect(await inWords('77 BIRCH')).toEqual(['77 Birch Rd · Portland, OR 97214'])
    const [found] = await suggested('233 s wacker')
    expect(found?.address).toEqual({
      line1: '233 S Wacker Dr',
      line2: 'Suite 8400',
      city: 'Chicago',
      zone: 'IL',
      postalCode: '60606',
    })
  })

  it('narrow as the place is typed after the street', async () => {
    expect(await inWords('712 Tchoupitoulas')).toHaveLength(2)
    expect(await inWords('712 Tchoupitoulas St, New Orleans, LA')).toContain(
      '712 Tchoupitoulas St · New Orleans, LA 70130',
    )
    expect(await inWords('712 Tchoupitoulas St, Boise')).not.toContain('712 Tchoupitoulas St · New Orleans, LA 70130')
  })

  it('never come from another agency', async () => {
    const { data } = await subgraph.ask<{ addressSuggestions: Suggestion[] }>(them, question, { search: '77 Birch' })
    expect(data?.addressSuggestions).toEqual([])
    expect(await inWords('canary')).toEqual([])
  })

  it('offer the places of ZIP codes that begin so', async () => {
    expect(await inWords('94607')).toEqual(['Oakland, CA 94607'])
    expect(await inWords('9460', 3)).toEqual(['Oakland, CA 94601', 'Oakland, CA 94602', 'Oakland, CA 94603'])
    expect(await inWords('500 Main St 05401')).toEqual(['500 Main St · Burlington, VT 05401'])
  })

  it('offer places by name, the one of exactly this name first, with its ZIP code where there is only one', async () => {
    expect((await inWords('500 Main St, Oakland CA'))[0]).toBe('500 Main St · Oakland, CA')
    expect(await inWords('500 Main St, Oakland CA 94612')).toEqual(['500 Main St · Oakland, CA 94612'])
    expect((await inWords('1 Depot Rd, Window Rock'))[0]).toBe('1 Depot Rd · Window Rock, AZ 86515')
  })

  it('keep a second line that is in front of the place', async () => {
    const [found] = await suggested('500 Main St, Suite 4, Window Rock')
    expect(found?.address).toMatchObject({ line1: '500 Main St', line2: 'Suite 4', city: 'Window Rock', zone: 'AZ' })
  })

  it('say nothing to fewer than three characters, to nonsense, and to text that only looks like a pattern', async () => {
    for (const search of ['', '12', '.*', 'zzz qqq', '^.*$, (((']) expect(await suggested(search)).toEqual([])
  })

  it('are at most 10', async () => {
    expect(await suggested('941', 10)).toHaveLength(10)
    const refused = await subgraph.failure(us, question, { search: '941', first: 11 })
    expect(refused.extensions.code).toBe('LIMIT_EXCEEDED')
  })

  it('are for people of an agency only', async () => {
    const refused = await subgraph.failure({}, question, { search: '94607' })
    expect(refused.extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('the place of a ZIP code', () => {
  const place = async (postalCode: string) =>
    (
      await subgraph.data<{ zipPlace: object | null }>(
        'query ($z: String!) { zipPlace(postalCode: $z) { city zone } }',
        { z: postalCode },
      )
    ).zipPlace

  it('is its city and state, also for ZIP+4 and with zeros in front', async () => {
    expect(await place('94607')).toEqual({ city: 'Oakland', zone: 'CA' })
    expect(await place('05401-1234')).toEqual({ city: 'Burlington', zone: 'VT' })
  })

  it.each(['00000', '9460', '946071', 'ABCDE', ''])('is none for %j', async code => {
    expect(await place(code)).toBeNull()
  })
})

describe('reading what is typed', () => {
  it('leaves a street alone as long as nothing tells the place from it', () => {
    expect(readAddress('12 Harbor Way')).toEqual([])
    expect(readAddress('12345 Harbor')).toEqual([])
  })
})
