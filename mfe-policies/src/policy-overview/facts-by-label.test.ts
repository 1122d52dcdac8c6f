import { expect, it } from 'vitest'
import { factsByLabel } from './facts-by-label'

it('two limits of one name are one fact with both values', () => {
  const facts = [
    { label: 'Hired auto', value: '$1' },
    { label: 'Flood', value: '$2' },
    { label: 'Hired auto', value: '$3' },
  ]
  expect(factsByLabel(facts)).toEqual([
    { label: 'Hired auto', value: '$1\n$3' },
    { label: 'Flood', value: '$2' },
  ])
})
