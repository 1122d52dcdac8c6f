import { expect, it } from 'vitest'
import { createCarrierInput } from './carrier.rules.ts'

it('a company is told all that is wrong with it at once', () => {
  const issues = createCarrierInput.safeParse({ name: null }).error?.issues ?? []
  expect([...new Set(issues.map(({ path }) => path.join('.')))]).toEqual(['name', 'isCarrier'])
})
