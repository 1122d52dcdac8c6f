import { sessionIdOf } from '@coverdesk/kit'
import { sharedDatabase } from '@coverdesk/kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { daniel, maya, stranger, useSettingsSubgraph } from '../testing/settings-subgraph.ts'

const subgraph = useSettingsSubgraph()

const list = '{ agencySessions { id device network isCurrent lastSeenAt } }'
const end = 'mutation ($id: ID!) { endAgencySession(id: $id) }'
const endOthers = 'mutation { endOtherAgencySessions }'

const stored = () => sharedDatabase('gateway').collection<{ _id: string }>('sessions')
const minute = 60_000
const begin = (key: string, { agencyId, userId }: { agencyId: string; userId: string }, minutesAgo = 0, over = false) =>
  stored().insertOne({
    _id: key,
    ...{ agencyId, userId, userAgent: 'Firefox/140.0 (Windows)', network: '203.0.113.…' },
    startedAt: new Date(Date.now() - 60 * minute),
    lastSeenAt: new Date(Date.now() - minutesAgo * minute),
    expiresAt: new Date(Date.now() + (over ? -minute : minute)),
  } as never)
const here = (key: string) => ({ ...maya, sessionId: sessionIdOf(key) })
const keys = async () => (await stored().find({}).toArray()).map(({ _id }) => _id).sort()

beforeEach(async () => {
  await stored().deleteMany({})
  await begin('phone', maya, 5)
  await begin('desk', maya, 9)
  await begin('old', maya, 90, true)
  await begin('daniel', daniel)
  await begin('stranger', { ...stranger, userId: maya.userId })
})

describe('my sessions', () => {
  it('are mine that are not over, this one first; their keys stay inside', async () => {
    const { agencySessions } = await subgraph.data<{ agencySessions: object[] }>(here('desk'), list)
    expect(agencySessions).toEqual([
      expect.objectContaining({ id: sessionIdOf('desk'), isCurrent: true, device: 'Firefox on Windows' }),
      expect.objectContaining({ id: sessionIdOf('phone'), isCurrent: false, network: '203.0.113.…' }),
    ])
    expect(JSON.stringify(agencySessions)).not.toContain('"desk"')
  })

  it('are ended one by one; no one ends another’s', async () => {
    expect(await subgraph.data(here('desk'), end, { id: sessionIdOf('phone') })).toEqual({ endAgencySession: true })
    expect(await keys()).toEqual(['daniel', 'desk', 'old', 'stranger'])
    for (const id of [sessionIdOf('daniel'), sessionIdOf('stranger'), 'nothing']) {
      expect((await subgraph.failure(here('desk'), end, { id })).extensions.code).toBe('NOT_FOUND')
    }
    expect(await keys()).toHaveLength(4)
  })

  it('are all ended but this one', async () => {
    expect(await subgraph.data(here('desk'), endOthers)).toEqual({ endOtherAgencySessions: 1 })
    expect(await keys()).toEqual(['daniel', 'desk', 'old', 'stranger'])
  })

  it('are no one’s for a visitor', async () => {
    for (const [operation, variables] of [[list], [end, { id: 'x' }], [endOthers]] as [string, object?][]) {
      expect((await subgraph.failure({}, operation, variables)).extensions.code).toBe('UNAUTHENTICATED')
    }
  })
})
