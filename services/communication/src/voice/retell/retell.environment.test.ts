import { readEnvironment } from '@coverdesk/kit'
import { describe, expect, it } from 'vitest'
import { developmentAgent, developmentKey, retellEnvironment, retellSettings } from './retell.environment.ts'

const secret = 's'.repeat(32)
const settingsFrom = (given: Record<string, string>) =>
  retellSettings(readEnvironment(retellEnvironment, { COVERDESK_SECRET: secret, ...given }))
const agency = '650000000000000000000001'

describe('the settings of Retell', () => {
  it('name agencies by their agents and numbers', () => {
    const given = {
      RETELL_API_KEY: 'key_0123456789abcdef',
      RETELL_AGENCIES: `agent_7f3=${agency}, +14155550100=${agency}`,
    }
    expect(settingsFrom(given)?.agencies).toEqual(
      new Map([
        ['agent_7f3', agency],
        ['+14155550100', agency],
      ]),
    )
    expect(settingsFrom(given)?.recordingHosts.length).toBeGreaterThan(0)
  })

  it('take both or none', () => {
    expect(() => settingsFrom({ RETELL_API_KEY: 'key_0123456789abcdef' })).toThrow('RETELL_AGENCIES is needed')
    expect(() => settingsFrom({ RETELL_AGENCIES: `agent_7f3=${agency}` })).toThrow('RETELL_API_KEY is needed')
    expect(() => settingsFrom({ RETELL_AGENCIES: 'agent_7f3' })).toThrow('RETELL_AGENCIES must name agents')
  })

  it('are none in production, and made up in development', () => {
    expect(settingsFrom({ NODE_ENV: 'production' })).toBeNull()
    expect(settingsFrom({})).toMatchObject({ apiKey: developmentKey(secret), recordingHosts: ['127.0.0.1'] })
    expect(settingsFrom({})?.agencies.get(developmentAgent)).toBe(agency)
  })
})
