import { demoAgencies } from '@coverdesk/kit'
import { startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll } from 'vitest'
import { settings } from '../subgraph.ts'

const demoUser = (number: number) => `66000000000000000000${number.toString().padStart(4, '0')}`

/** Three people of Harbor Point, one who was disabled, and one of the agency that Harbor Point must never see. */
export const maya = { agencyId: demoAgencies.harborPoint.id, userId: demoUser(0) }
export const daniel = { ...maya, userId: demoUser(1) }
export const priya = { ...maya, userId: demoUser(3) }
export const walter = { ...maya, userId: demoUser(5) }
export const stranger = { agencyId: demoAgencies.canary.id, userId: demoUser(100) }

/** Runs the subgraph with the demo data for the tests of one file. Nothing sends mail there. */
export function useSettingsSubgraph(environment: () => Record<string, string> = () => ({})) {
  let subgraph: TestSubgraph
  beforeAll(async () => {
    subgraph = await startTestSubgraph(settings, { SMTP_URL: 'smtp://127.0.0.1:1', SEED: 'demo', ...environment() })
  })
  afterAll(() => subgraph.close())

  return {
    ask: (...asked: Parameters<TestSubgraph['ask']>) => subgraph.ask<unknown>(...asked),
    data: <Data>(...asked: Parameters<TestSubgraph['data']>) => subgraph.data<Data>(...asked),
    question: (...asked: Parameters<TestSubgraph['question']>) => subgraph.question(...asked),
    deliver: (...asked: Parameters<TestSubgraph['deliver']>) => subgraph.deliver(...asked),
    failure: (...asked: Parameters<TestSubgraph['failure']>) => subgraph.failure(...asked),
  }
}
