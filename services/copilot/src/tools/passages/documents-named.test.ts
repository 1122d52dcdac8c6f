import { expect, it } from 'vitest'
import { documentsNamed } from './documents-named.ts'

const lease = 'Pier 4 lease\nLease of Pier 4 - Harbor Street Properties.pdf'
const policy = 'Specimen liability policy\nCoastline Mutual - specimen general liability policy.pdf'
const guide = 'Coastline appetite guide\nCoastline Mutual - contractors appetite guide.pdf'
const procedure = 'Certificate procedure'
const names = [lease, policy, guide, procedure]

it.each<[string, string[], boolean]>([
  ['rent on pier 4', [lease], true],
  ['what does Coastline charge', [policy, guide], true],
  ['how many days before expiration must a certificate be sent', [procedure], false],
  ['certificates in the pier 4 lease', [lease], true],
  ['minimum premium for general liability', [], false],
  ['when do we open', [], false],
])('“%s” names %j', (question, found, isProper) => {
  const named = documentsNamed(question, names)
  expect([...named.names]).toEqual(found)
  expect(named.isProper).toBe(isProper)
})
