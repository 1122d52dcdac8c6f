import { demoAgencies, readEnvironment } from '@coverdesk/kit'
import { beforeEach, describe, expect, it } from 'vitest'
import { addressOfAgency, mailboxOf, onePerAgency, useAgencyAddresses, withToken } from './agency-addresses.ts'
import { agencyAddressesOf, incomingMailEnvironment } from './incoming-mail.environment.ts'

const [us, them] = ['650000000000000000000001', '650000000000000000000002']
const addressesFrom = (given: Record<string, string>) =>
  agencyAddressesOf(readEnvironment(incomingMailEnvironment, given))

describe('the addresses of agencies', () => {
  it('come from the environment, in any case', () => {
    const given = `Service@Agency.example=${us}, office@other.example=${them}`
    expect([...addressesFrom({ INBOUND_MAIL_AGENCIES: given, NODE_ENV: 'production' })]).toEqual([
      ['service@agency.example', us],
      ['office@other.example', them],
    ])
  })

  it('are those of the demo in development, and none in production', () => {
    expect(addressesFrom({}).get('service@harborpoint.example')).toBe(demoAgencies.harborPoint.id)
    expect(addressesFrom({ NODE_ENV: 'production' }).size).toBe(0)
    expect(() => addressesFrom({ NODE_ENV: 'production', INBOUND_SMTP_PORT: '2525' })).toThrow(
      'INBOUND_MAIL_AGENCIES is needed',
    )
  })

  it.each(['service@agency.example', `service@agency.example=7`, `a+b@agency.example=${us}`, `nobody=${us}`])(
    'are refused at the start: %s',
    given => {
      expect(() => addressesFrom({ INBOUND_MAIL_AGENCIES: given })).toThrow('INBOUND_MAIL_AGENCIES must name addresses')
    },
  )

  it('take mail from Postmark with a password that no one guesses', () => {
    expect(() => addressesFrom({ POSTMARK_INBOUND_SECRET: 'postmark:short' })).toThrow(
      'POSTMARK_INBOUND_SECRET must be',
    )
  })
})

describe('a recipient', () => {
  beforeEach(() =>
    useAgencyAddresses(
      new Map([
        ['service@agency.example', us],
        ['claims@agency.example', us],
        ['office@other.example', them],
      ]),
    ),
  )

  it('is an agency’s, with or without the token of a thread', () => {
    const own = { agencyId: us, address: 'service@agency.example' }
    expect(mailboxOf('Service@Agency.example')).toEqual({ ...own, token: null })
    expect(mailboxOf(withToken('service@agency.example', '0a1b'))).toEqual({ ...own, token: '0a1b' })
    expect(['x@agency.example', 'service@agency.example.evil.example', 'service', ''].map(mailboxOf)).toEqual(
      Array(4).fill(null),
    )
  })

  it('stands for an agency once, that with a token first', () => {
    const all = ['service@agency.example', 'service+0a@agency.example', 'office@other.example', 'x@x.example']
    expect(onePerAgency(all).map(({ agencyId, token }) => [agencyId, token])).toEqual([
      [us, '0a'],
      [them, null],
    ])
  })

  it('keeps writing to the address that the agency still has', () => {
    expect(addressOfAgency(us, 'claims@agency.example')).toBe('claims@agency.example')
    expect(addressOfAgency(us, 'office@other.example')).toBe('service@agency.example')
    expect(addressOfAgency('650000000000000000000009')).toBeNull()
  })
})
