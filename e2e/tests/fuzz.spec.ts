import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { buildSchema } from 'graphql'
import { Attacker } from '../fuzz/attacker.ts'
import { Bystander } from '../fuzz/bystander.ts'
import { hostileOperations } from '../fuzz/hostile-operations.ts'
import { oversized } from '../fuzz/hostile-values.ts'
import { probesOf } from '../fuzz/probes.ts'
import { seededRandom } from '../fuzz/random.ts'
import { residentMemory } from '../fuzz/resident-memory.ts'
import { Caller } from '../support/caller.ts'
import { maya, productUrl } from '../support/journey.ts'
import { processId, startProduct, stopProduct, type TestProduct, until } from '../support/product.ts'
import { areaTenancies } from '../tenancy/areas.ts'
import { Matrix } from '../tenancy/matrix.ts'
import { Records } from '../tenancy/records.ts'

/** A failure names its request; `FUZZ_SEED` repeats a run. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1)
const isLong = Boolean(process.env['COVERDESK_LONG'])
const [perPlace, maxProbes] = isLong ? [20, 400] : [2, 12]
const maxStall = 500
const schemaFile = resolve(import.meta.dirname, '../../services/gateway/stitched.graphql')
const schema = buildSchema(readFileSync(schemaFile, 'utf8'))
const operations = hostileOperations(schema)
const matrix = new Matrix(schema, areaTenancies)
const stranger = 'canary.user@canary-b.example'

let product: TestProduct
let bystander: Bystander
let attacker: Attacker
let records: Records
let idleMemory = 0
const gatewayMemory = () => residentMemory(processId(product.dataFolder, 'gateway'))

test.describe('what one agency sends', { tag: '@measured' }, () => {
  test.beforeAll(async () => {
    product = await startProduct()
    const attacking = await Caller.signedIn(product.url, maya)
    records = new Records(attacking, matrix, '')
    attacker = new Attacker(attacking, maya)
    const clients = await Promise.all([product.url, productUrl()].map(url => Caller.signedIn(url, stranger)))
    bystander = new Bystander(...(clients as [Caller, Caller]))
    bystander.start()
    await new Promise(next => setTimeout(next, 3_000))
    await bystander.takeDelays()
    idleMemory = gatewayMemory()
  })
  test.afterAll(async () => {
    await bystander.stop()
    await stopProduct(product)
  })
  test.afterEach(() => expect(bystander.failures).toEqual([]))

  test('is answered without INTERNAL, whatever it is, and stalls no one of another agency', async () => {
    test.setTimeout((isLong ? 30 : 10) * 60_000)
    const random = seededRandom(seed)
    const stalls: string[] = []
    for (const operation of operations) {
      await attacker.signInAgain()
      const known = await records.variables(matrix.operation(operation.name))
      const probes = probesOf(operation, known, perPlace, maxProbes, random)
      // The machine may be busy with something else; what the product does to itself it does each time.
      let stall = Number.POSITIVE_INFINITY
      for (let round = 0; round < 3 && stall > maxStall; round++) {
        await attacker.signInAgain()
        await attacker.attack(operation, probes)
        const delays = await bystander.takeDelays()
        stall = Math.min(stall, delays.at(-1) ?? 0)
      }
      if (stall > maxStall) stalls.push(`${operation.name}: ${Math.round(stall)} ms`)
    }
    expect.soft(attacker.failures).toEqual([])
    expect.soft(stalls).toEqual([])
    expect(attacker.sent).toBeGreaterThan(operations.length * 5)
    expect(attacker.turnedAway / attacker.sent, 'requests that were not even looked at').toBeLessThan(0.1)
    await until(() => gatewayMemory() < 1.5 * idleMemory, 15_000, `The gateway holds ${gatewayMemory()} MB.`)
  })

  const attacks: Record<string, { document: string; variables: string }> = {
    'a megabyte of nulls in a list': {
      document: 'query ($ids: [ID!]!) { policySummaries(accountIds: $ids) { id } }',
      variables: `{"ids":${oversized.nulls}}`,
    },
    'nine thousand nulls in a list': {
      document: 'query ($ids: [ID!]!) { policySummaries(accountIds: $ids) { id } }',
      variables: JSON.stringify({ ids: Array(9_000).fill(null) }),
    },
    'a malformed position in the audit chain': {
      document: 'query ($area: String!) { auditVerification(area: $area, from: "entry|x|y") { checked } }',
      variables: '{"area":"accounts"}',
    },
  }
  for (const [name, { document, variables }] of Object.entries(attacks)) {
    test(`may be ${name}, again and again: others have their answers within 500 ms`, async () => {
      const operation = { name, document, variables: {}, places: [] }
      const lastsUntil = Date.now() + 3_000
      await bystander.takeDelays()
      const attackOnce = () => attacker.send(operation, { about: '', variables })
      while (Date.now() < lastsUntil) await Promise.all(Array.from({ length: 4 }, attackOnce))
      const delays = await bystander.takeDelays()
      expect(delays.length).toBeGreaterThan(0)
      expect(delays[Math.floor(delays.length * 0.99)]).toBeLessThan(maxStall)
    })
  }
})
