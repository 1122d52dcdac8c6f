import { expect, it } from 'vitest'
import { countMixUps } from '../testing/interleave.ts'
import { startTestGateway, Visitor } from '../testing/test-gateway.ts'

it('10,000 interleaved requests of two people: none gets what the other asked for', async () => {
  const gateway = await startTestGateway()
  try {
    const [maya, omar] = [await Visitor.signedIn(gateway, 'maya'), await Visitor.signedIn(gateway, 'omar')]
    const askers = [
      { visitor: maya, userId: 'user-maya' },
      { visitor: omar, userId: 'user-omar' },
    ] as const
    expect(await countMixUps([...askers], 10_000)).toBe(0)
  } finally {
    await gateway.close()
  }
})
