import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

let gateway: TestGateway
let maya: Visitor

beforeEach(async () => {
  gateway = await startTestGateway()
  maya = await Visitor.signedIn(gateway)
})
afterEach(() => gateway.close())

describe('a subgraph that is down', () => {
  it('answers within 3 s when it hangs, and at once when it has hung for a while', async () => {
    gateway.accounts.delay = 60_000
    const started = Date.now()
    const { data, errors } = await maya.graphql('{ asker agencyUser { id } }')
    expect(Date.now() - started).toBeLessThan(3_300)
    expect(data).toEqual({ asker: null, agencyUser: { id: 'user-maya' } })
    expect(errors[0]?.extensions['code']).toBe('SUBGRAPH_UNAVAILABLE')

    await Promise.all(Array.from({ length: 5 }, () => maya.graphql('{ asker }')))
    const again = Date.now()
    await maya.graphql('{ asker }')
    expect(Date.now() - again).toBeLessThan(500)
  })

  it('is used again within 5 s of its return', async () => {
    await gateway.accounts.stop()
    for (let tries = 0; tries < 8; tries++) await maya.graphql('{ asker }')
    await gateway.accounts.start()
    const returned = Date.now()
    let data: unknown
    do {
      await wait(100)
      data = (await maya.graphql('{ asker }')).data?.['asker']
    } while (!data && Date.now() - returned < 6_000)
    expect(data).toBe('agency-harbor/user-maya')
    expect(Date.now() - returned).toBeLessThan(5_000)
    const next = await Promise.all(Array.from({ length: 10 }, () => maya.graphql('{ asker }')))
    expect(next.filter(({ errors }) => errors.length > 0)).toEqual([])
  })
})
