import { expect, it } from 'vitest'
import { isOfOurOwn, isOfParties } from './our-own.ts'

it.each([
  ['what late fee do we charge when a client pays late', true],
  ['do we require a deposit', true],
  ['our cancellation penalty', true],
  ['what late charge does the lease have', false],
  ['what rent do we pay for the warehouse', false],
  ['which deductible does Fernhill require', false],
])('“%s” asks what the agency does: %s', (question, isOurs) => expect(isOfOurOwn(question)).toBe(isOurs))

const document = (name: string, about = '') => ({ passageId: 'p', sourceId: 's', page: 1, text: '', name, about })

it.each([
  [document('Warehouse', 'Lease of the warehouse.pdf'), true],
  [document('Specimen policy'), true],
  [document('Subcontract agreement'), true],
  [document('Fernhill guide', 'Fernhill - guide for contractors.pdf'), false],
  [document('Policy change procedure'), false],
])('%j is between others: %s', (paper, isOfOthers) => expect(isOfParties(paper)).toBe(isOfOthers))
