import { runMutation } from '@coverdesk/plugin-sdk'
import { sessionAtom } from '@coverdesk/plugin-sdk/host'
import { failing, provideAnswers } from '@coverdesk/plugin-sdk/testing'
import { getDefaultStore } from 'jotai'
import { beforeEach, expect, it, vi } from 'vitest'
import { UpdatePreferencesDocument } from '../generated/documents'
import { startAnalytics } from './start-analytics'

const sent: { events: Record<string, unknown>[] }[] = []

beforeEach(() => {
  sent.length = 0
  vi.useFakeTimers()
  navigator.sendBeacon = (_url, blob) => {
    void (blob as Blob).text().then(text => sent.push(JSON.parse(text)))
    return true
  }
})

it('says who works here and what they do, some of it together, and nothing that they typed', async () => {
  getDefaultStore().set(sessionAtom, {
    user: { id: 'user-1', name: 'Maya Reyes', email: 'maya@harbor.example' },
    agency: { id: 'agency-1', name: 'Harbor', timeZone: 'America/New_York' },
  })
  provideAnswers({ UpdatePreferences: failing({ code: 'CONFLICT', message: 'Jane Doe has changed this.' }) })
  startAnalytics()
  await runMutation(UpdatePreferencesDocument, { input: { theme: 'DARK' } })
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(sent).toHaveLength(1), 20_000)
  expect(sent[0]?.events).toMatchObject([
    { type: 'identify', traits: { email: 'maya@harbor.example', name: 'Maya Reyes', agencyName: 'Harbor' } },
    { type: 'action', name: 'Update preferences', outcome: 'CONFLICT' },
  ])
  expect(JSON.stringify(sent)).not.toContain('Jane')
})
