import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChangeBatches } from './change-batches'
import type { ChangeBatch, RecordChange } from './record-change'

const change = (id: string, kind: RecordChange['kind'], version = 1): RecordChange => ({
  __typename: 'RecordChange',
  number: version,
  typename: 'Account',
  id,
  version,
  kind,
})

function beVisible(visible: boolean) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visible ? 'visible' : 'hidden' })
}

describe('changes', () => {
  let published: ChangeBatch[]
  let batches: ChangeBatches

  beforeEach(() => {
    vi.useFakeTimers()
    beVisible(true)
    published = []
    batches = new ChangeBatches(batch => published.push(batch))
  })
  afterEach(() => {
    beVisible(true)
    vi.useRealTimers()
  })

  it('of a moment are taken in together, the latest of each record', () => {
    batches.add(change('1', 'UPDATED', 2))
    batches.add(change('2', 'CREATED', 1))
    batches.add(change('2', 'UPDATED', 2))
    batches.add(change('1', 'DELETED', 3))
    expect(published).toEqual([])
    vi.advanceTimersByTime(150)
    expect(published).toEqual([[change('2', 'CREATED', 2), change('1', 'DELETED', 3)]])
    batches.add(change('3', 'UPDATED'))
    vi.advanceTimersByTime(150)
    expect(published).toHaveLength(2)
  })

  it('wait while no one looks', () => {
    beVisible(false)
    batches.add(change('1', 'UPDATED'))
    vi.advanceTimersByTime(60_000)
    expect(published).toEqual([])
    beVisible(true)
    batches.look()
    vi.advanceTimersByTime(150)
    expect(published).toEqual([[change('1', 'UPDATED')]])
    batches.look()
    vi.advanceTimersByTime(150)
    expect(published).toHaveLength(1)
  })

  it('that are too many to look at one by one are everything', () => {
    for (let id = 0; id <= 1000; id += 1) batches.add(change(String(id), 'CREATED'))
    vi.advanceTimersByTime(150)
    expect(published).toEqual(['everything'])
    batches.addEverything()
    batches.add(change('1', 'UPDATED'))
    vi.advanceTimersByTime(150)
    expect(published).toEqual(['everything', 'everything'])
  })
})
