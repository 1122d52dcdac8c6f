import { expect, it } from 'vitest'
import { judgePartyName } from './party-name.ts'

it.each([
  ['RECIPIENT', 'Ken Barlow', 'You can email it straight to Ken Barlow.'],
  ['RECIPIENT', 'Ann Lind', 'Send a copy: Ann Lind, ann@lind.example'],
  ['POLICY_NUMBER', 'policy NLA-11621-2026', 'a certificate for policy NLA-11621-2026'],
  ['PLACEHOLDER', 'Not named in the email', 'Not named in the email'],
  ['GENERIC', 'The Landlord', 'Holder: The Landlord'],
  ['PROJECT', 'Fairview Library', 'a certificate for the Fairview Library project'],
  ['CUT', 'Quay Holdings', 'issue it to Quay Holdings LLC'],
  ['NOT_IN_TEXT', 'Port of Tacoma', 'issue it to the Port of Oakland'],
] as const)('a name is none: %s', (reason, name, text) => {
  expect(judgePartyName(name, text)).toEqual({ holds: false, reason })
})

it.each([
  ['City of Aspen', 'City of Aspen, uh, 12 South First Street'],
  ['John Lind', 'The holder is John Lind, 14 Elm St.'],
  ['Quay Holdings LLC', 'send it to Quay Holdings LLC'],
])('%s is one', (name, text) => expect(judgePartyName(name, text)).toEqual({ holds: true }))
