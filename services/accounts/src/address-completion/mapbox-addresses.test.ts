import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inTenantScope } from '@coverdesk/kit'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AddressCompletion } from './address-completion.ts'
import { MapboxAddresses } from './mapbox-addresses.ts'
import { RequestBudget } from './request-budget.ts'

const agency = '650000000000000000000001'
const token = 'pk.test-token'
const properties = {
  address_line1: '1600 Pennsylvania Ave NW',
  address_level1: 'DC',
  address_level2: 'Washington',
  postcode: '20500',
  country_code: 'us',
}

/** Speaks Mapbox's protocol: `/suggest/{text}` and `/retrieve/{id}` with token and session in the query. */
let mapbox: Server
let url = ''
let asked: URL[] = []
let mode: 'well' | 'broken' | 'strange' | 'silent' = 'well'
beforeAll(async () => {
  mapbox = createServer((request, response) => {
    const wanted = new URL(request.url ?? '', 'http://mapbox')
    asked.push(wanted)
    if (mode === 'silent') return
    if (mode === 'broken') return void response.writeHead(429).end('{"message":"Too Many Requests"}')
    if (mode === 'strange') return void response.end('{"suggestions":"none"}')
    const feature = { type: 'Feature', geometry: { type: 'Point', coordinates: [-77, 38.9] }, properties }
    const isSuggest = wanted.pathname.startsWith('/autofill/v1/suggest/')
    const suggestions = [{ ...properties, mapbox_id: 'm1', action: { id: 'action/1' } }]
    response.end(JSON.stringify(isSuggest ? { suggestions } : { type: 'FeatureCollection', features: [feature] }))
  })
  await new Promise<void>(resolve => mapbox.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(mapbox.address() as AddressInfo).port}`
})
afterAll(() => {
  mapbox.closeAllConnections()
  mapbox.close()
})
afterEach(() => {
  mode = 'well'
  asked = []
})

const ours = { id: 'own', line1: '16 Own St', place: 'Albany, NY', address: { line1: '16 Own St' } }
const otherwise: AddressCompletion = { suggest: async () => [ours], addressOf: async () => null }
const warn = vi.fn()
const completion = () => new MapboxAddresses({ token, url }, otherwise, { warn } as never)
const suggest = (text = '1600 Penn') =>
  inTenantScope(agency, () => completion().suggest({ text, session: 'session-1', most: 5 }))

describe('addresses of Mapbox', () => {
  it('are asked for in the US, with token and session', async () => {
    expect(await suggest('1600 Penn/?x')).toEqual([
      { id: 'action/1', line1: '1600 Pennsylvania Ave NW', place: 'Washington, DC 20500', address: null },
    ])
    expect(asked[0]?.pathname).toBe('/autofill/v1/suggest/1600%20Penn%2F%3Fx')
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      country: 'us',
      limit: '5',
      session_token: 'session-1',
      access_token: token,
    })
  })

  it('come whole once one is chosen, in the same session', async () => {
    const address = await completion().addressOf('action/1', 'session-1')
    expect(asked[0]?.pathname).toBe('/autofill/v1/retrieve/action%2F1')
    expect(asked[0]?.searchParams.get('session_token')).toBe('session-1')
    expect(address).toEqual({
      line1: '1600 Pennsylvania Ave NW',
      line2: undefined,
      city: 'Washington',
      zone: 'DC',
      postalCode: '20500',
    })
  })

  it.each(['broken', 'strange', 'silent'] as const)(
    'give way to our own when Mapbox is %s, and the log says so without the token',
    async how => {
      mode = how
      warn.mockClear()
      expect(await suggest()).toEqual([ours])
      expect(await completion().addressOf('action/1', undefined)).toBeNull()
      expect(warn).toHaveBeenCalledTimes(2)
      expect(JSON.stringify(warn.mock.calls)).not.toContain(token)
    },
  )
})

describe('the budget of requests', () => {
  it('ends for one agency without ending for another, and is whole again a minute later', () => {
    let now = 1_000_000
    const budget = new RequestBudget(() => now)
    for (let count = 0; count < 300; count += 1) expect(budget.take('one')).toBe(true)
    expect(budget.take('one')).toBe(false)
    expect(budget.take('other')).toBe(true)
    now += 60_000
    expect(budget.take('one')).toBe(true)
  })
})
