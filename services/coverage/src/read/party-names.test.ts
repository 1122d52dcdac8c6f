import { describe, expect, it } from 'vitest'
import { nameAfter, nameBefore, namedAddressesIn } from './party-names.ts'

describe('a party with its address', () => {
  it.each([
    ['issue it to:\n\nElm County Library District\n4 N 6th St\nBend, OR 97701', 'Elm County Library District'],
    [
      'evidence of insurance: Prairie Bank, N.A., ISAOA, 77 W Wacker Dr, Chicago, IL 60601',
      'Prairie Bank, N.A., ISAOA',
    ],
    [
      'Tower Capital LLC,\nISAOA/ATIMA\nc/o Loan Servicing\nPO Box 26\nDes Moines, IA 50306',
      'Tower Capital LLC, ISAOA/ATIMA',
    ],
    ['COI for Walsh Group, 929 W Adams St, Chicago, IL 60607', 'Walsh Group'],
    ['City of Aspen, uh, 12 South First Street, Aspen, Colorado 81611', 'City of Aspen'],
  ])('is read from %j', (text, name) => expect(namedAddressesIn(text).map(found => found.name)).toEqual([name]))

  it('isn’t there where only a place is', () => {
    expect(namedAddressesIn('We close on 14 W Randolph St, Chicago, IL 60607 on Friday.')).toEqual([])
  })
})

it('a name ends where its capitals do', () => {
  expect(nameAfter('the Bay Unified Port District, not the Port', 0)).toBe('Bay Unified Port District')
  expect(nameAfter('Turner Construction Friday', 0)).toBe('Turner Construction')
  expect(nameBefore('Please name the City of San Jose', 32)).toBe('City of San Jose')
  expect(nameAfter('for my landlord', 0)).toBeNull()
})
