import { Types } from 'mongoose'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../audit/audit-collections.ts'
import { removeOldEntries } from '../audit/retention.ts'
import { ownDatabase } from '../database.ts'
import { createLogger } from '../logger.ts'
import { useTestDatabases } from '../testing/test-database.ts'
import { RemovalClock } from './removal-clock.ts'
import { SteadyClock } from './steady-clock.ts'

useTestDatabases('clock')

const minute = 60_000
const day = 24 * 60 * minute
const tenYears = 3_650 * day
const log = createLogger('clock', 'silent')

/** A machine whose clock a test sets. */
function machine() {
  let passed = 0
  let wall = Date.now()
  return {
    sources: { wall: () => wall, monotonic: () => passed },
    pass(time: number) {
      passed += time
      wall += time
    },
    set: (change: number) => {
      wall += change
    },
  }
}

async function running({ sources, pass }: ReturnType<typeof machine>) {
  const clock = new RemovalClock(ownDatabase(), log, sources)
  await clock.synchronize()
  for (let minutes = 0; minutes < 11; minutes += 1) {
    pass(minute)
    clock.tick()
  }
  return clock
}

beforeEach(async () => {
  await ownDatabase().collection('clocks').deleteMany({})
  await auditEntries(ownDatabase()).deleteMany({})
})

describe('a clock that jumps', () => {
  it('is not steady until ten minutes later, and a machine that slept neither', () => {
    const { sources, pass, set } = machine()
    const clock = new SteadyClock(sources)
    expect(clock.isSteady()).toBe(false)
    pass(10 * minute)
    expect(clock.isSteady()).toBe(true)
    set(tenYears)
    expect(clock.isSteady()).toBe(false)
    pass(9_000)
    set(-tenYears)
    expect(clock.isSteady()).toBe(false)
    pass(10 * minute)
    expect(clock.isSteady()).toBe(true)
  })

  it('may be corrected a little at a time', () => {
    const { sources, pass, set } = machine()
    const clock = new SteadyClock(sources)
    for (let count = 0; count < 100; count += 1) {
      pass(minute)
      set(2_000)
      expect(clock.check()).toBe(0)
    }
  })
})

describe('the time to remove by', () => {
  it('is the time of the machine while that continues', async () => {
    const computer = machine()
    const clock = await running(computer)
    expect(clock.now()?.getTime()).toBe(computer.sources.wall())
  })

  it('is none while the clock is ten years ahead for 9 s', async () => {
    const computer = machine()
    const clock = await running(computer)
    computer.set(tenYears)
    expect(clock.now()).toBeNull()
    computer.pass(9_000)
    expect(clock.now()).toBeNull()
    computer.set(-tenYears)
    expect(clock.now()).toBeNull()
    computer.pass(10 * minute)
    expect(clock.now()?.getTime()).toBe(computer.sources.wall())
  })

  it('hardly goes ahead when the clock is wrong from the start on', async () => {
    const lastRun = Date.now() - 30 * day
    await ownDatabase()
      .collection<{ _id: string; at: Date }>('clocks')
      .insertOne({ _id: 'removal', at: new Date(lastRun) })
    const wrong = machine()
    wrong.set(4 * minute) // As far as it may differ from the clock of the database.
    const clock = await running(wrong)
    const ahead = (clock.now()?.getTime() ?? 0) - lastRun
    expect(ahead).toBeGreaterThan(0)
    expect(ahead).toBeLessThan(2 * 60 * minute)
    wrong.pass(6 * day)
    expect(clock.now()?.getTime(), 'it has caught up').toBe(wrong.sources.wall())
  })

  it('is none where the database has another time', async () => {
    const computer = machine()
    computer.set(tenYears)
    expect((await running(computer)).now()).toBeNull()
  })

  it('begins at the newest audit entry where nothing is remembered', async () => {
    const at = new Date(Date.now() - 100 * day)
    const agencyId = new Types.ObjectId()
    const entry = { _id: new Types.ObjectId(), agencyId, at, userId: null, requestId: 'x', operation: 'x', changes: [] }
    await auditEntries(ownDatabase()).insertOne(entry)
    const now = (await running(machine())).now()
    expect(Math.abs((now?.getTime() ?? 0) - at.getTime())).toBeLessThan(2 * 60 * minute)
  })
})

it('audit entries are removed in portions, by that time', async () => {
  const agencyId = new Types.ObjectId()
  const rest = { agencyId, userId: null, requestId: 'x', operation: 'x', changes: [] }
  const aged = (days: number) => ({ ...rest, _id: new Types.ObjectId(), at: new Date(Date.now() - days * day) })
  await auditEntries(ownDatabase()).insertMany(
    Array.from({ length: 1_200 }, (_, count) => aged(count < 1_100 ? 40 : 5)),
  )
  expect(await removeOldEntries(ownDatabase(), async () => 30, new Date(Date.now() - 20 * day))).toBe(0)
  let portions = 0
  const stopSoon = () => {
    portions += 1
    return portions > 2
  }
  expect(await removeOldEntries(ownDatabase(), async () => 30, new Date(), stopSoon)).toBe(1_000)
  expect(await removeOldEntries(ownDatabase(), async () => 30)).toBe(100)
  expect(await auditEntries(ownDatabase()).countDocuments()).toBe(100)
})
