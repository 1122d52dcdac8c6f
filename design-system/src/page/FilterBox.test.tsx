import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount, setNativeValue, type } from '../testing/mount'
import { FilterBox } from './FilterBox'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const box = () => document.querySelector('input') as HTMLInputElement
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** A URL that takes its time: the value comes back `delay` ms after it was reported. */
function SlowList({ delay, reports, initial = '' }: { delay: number; reports: string[]; initial?: string }) {
  const [value, setValue] = useState(initial)
  const report = (next: string) => {
    reports.push(next)
    setTimeout(() => setValue(next), delay)
  }
  return (
    <>
      <FilterBox label="Filter accounts" value={value} onChange={report} />
      <button type="button" onClick={() => setValue('from the URL')}>
        Back
      </button>
    </>
  )
}

it('reports once, 200 ms after the last key', async () => {
  const reports: string[] = []
  await mount(<SlowList delay={0} reports={reports} />)
  await type(box(), 'bay')
  await after(199)
  expect(reports).toEqual([])
  await after(1)
  expect(reports).toEqual(['bay'])
})

it('loses no character when the URL answers late', async () => {
  const reports: string[] = []
  await mount(<SlowList delay={500} reports={reports} />)
  await type(box(), 'ba')
  await after(250)
  await type(box(), 'yv')
  await after(250)
  await type(box(), 'iew')
  await after(2000)
  expect(box().value).toBe('bayview')
  expect(reports).toEqual(['ba', 'bayv', 'bayview'])
})

it('follows the URL when it changes elsewhere', async () => {
  const reports: string[] = []
  await mount(<SlowList delay={0} reports={reports} initial="bay" />)
  await act(async () => document.querySelectorAll('button').item(1).click())
  await after(1000)
  expect(box().value).toBe('from the URL')
  expect(reports).toEqual([])
})

it('reports at once when it is cleared', async () => {
  const reports: string[] = []
  await mount(<SlowList delay={0} reports={reports} initial="bay" />)
  await act(async () => document.querySelector<HTMLElement>('[aria-label="Clear the filter"]')?.click())
  expect(reports).toEqual([''])
  await act(async () => setNativeValue(box(), 'x'))
  expect(box().value).toBe('x')
})
