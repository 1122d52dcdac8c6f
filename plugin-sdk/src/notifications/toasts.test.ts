import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast } from '..'
import { dismissToast, toastsAtom } from '../host'

const shown = () => getDefaultStore().get(toastsAtom)

describe('toasts', () => {
  beforeEach(() => {
    for (const { id } of shown()) dismissToast(id)
    vi.useFakeTimers()
  })
  afterEach(() => void vi.useRealTimers())

  it('go by themselves, one with more to read or to do later', () => {
    toast('Saved')
    toast('Not saved', { tone: 'error' })
    toast('Archived', { action: { label: 'Undo', run: () => undefined } })
    vi.advanceTimersByTime(5000)
    expect(shown().map(({ text }) => text)).toEqual(['Not saved', 'Archived'])
    vi.advanceTimersByTime(5000)
    expect(shown()).toEqual([])
  })

  it('are gone once their action was taken', () => {
    const undo = vi.fn()
    toast('Archived', { action: { label: 'Undo', run: undo } })
    shown()[0]?.action?.run()
    expect(undo).toHaveBeenCalledOnce()
    expect(shown()).toEqual([])
  })
})
