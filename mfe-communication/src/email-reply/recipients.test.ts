import { describe, expect, it } from 'vitest'
import { addressesIn } from './recipients'

describe('the recipients of a reply', () => {
  it.each([
    ['', []],
    ['dana@coastal.example', ['dana@coastal.example']],
    [
      'dana@coastal.example, port@alder.example;  lee@x.example',
      ['dana@coastal.example', 'port@alder.example', 'lee@x.example'],
    ],
    ['Dana Whitfield <dana@coastal.example>, port@alder.example,', ['dana@coastal.example', 'port@alder.example']],
    ['dana at coastal', ['dana at coastal']],
  ])('are read from "%s"', (line, addresses) => {
    expect(addressesIn(line)).toEqual(addresses)
  })
})
