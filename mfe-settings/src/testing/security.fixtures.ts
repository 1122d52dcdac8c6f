import type {
  AgencySecurityQuery,
  AgencySessionsQuery,
  SecondStepQuery,
  SecondStepStateFragment,
} from '../generated/documents'
import { maya } from './users.fixtures'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const session = (id: string, device: string, minutes: number, isCurrent = false) => ({
  __typename: 'AgencySession' as const,
  id,
  device,
  network: '203.0.113.…',
  startedAt: ago(minutes + 90),
  lastSeenAt: ago(minutes),
  isCurrent,
})

export const sessionsAnswer: AgencySessionsQuery = {
  __typename: 'Query',
  agencySessions: [
    session('session-1', 'Chrome on Windows', 0, true),
    session('session-2', 'Safari on iPhone', 42),
    session('session-3', 'Unknown device', 600),
  ],
}

const off: SecondStepStateFragment = {
  __typename: 'SecondStep',
  id: maya.id,
  isOn: false,
  since: null,
  recoveryCodesLeft: 0,
  isRequired: false,
}

export const on: SecondStepStateFragment = {
  ...off,
  isOn: true,
  since: '2026-11-02T17:00:00.000Z',
  recoveryCodesLeft: 9,
}

export const stepAnswer = (step: SecondStepStateFragment = off): SecondStepQuery => ({
  __typename: 'Query',
  secondStep: step,
})

export const rulesAnswer = (changes: object = {}): AgencySecurityQuery => ({
  __typename: 'Query',
  agencyUser: {
    __typename: 'AgencyUser',
    id: maya.id,
    agency: {
      __typename: 'Agency',
      id: 'agency-1',
      version: 4,
      requiresSecondStep: false,
      auditRetentionDays: 2555,
      ...changes,
    },
  },
})

export const recoveryCodes = Array.from({ length: 10 }, (_, place) => `k3mz${place}-7tw2x`)

export const securityAnswers = {
  AgencySessions: sessionsAnswer,
  SecondStep: stepAnswer(),
  AgencySecurity: rulesAnswer(),
  BeginSecondStep: {
    __typename: 'Mutation',
    beginSecondStep: {
      __typename: 'SecondStepSetUp',
      key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Coverdesk:maya.reyes%40harborpoint.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Coverdesk',
    },
  },
}
