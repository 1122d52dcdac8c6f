import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from '../testing/mount'
import { CopyButton } from './CopyButton'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('says for 3000 ms that it has copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await mount(<CopyButton text="Error: gone" label="Copy error" />)
  const button = document.querySelector('button') as HTMLButtonElement
  await act(async () => button.click())
  expect(write).toHaveBeenCalledExactlyOnceWith('Error: gone')
  expect(button.textContent).toBe('Copied')
  await after(2999)
  expect(button.textContent).toBe('Copied')
  await after(1)
  expect(button.textContent).toBe('Copy error')
})

it('says so for as long as it is given', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await mount(<CopyButton text="Error: gone" label="Copy briefly" confirmationMs={2000} />)
  const brief = document.querySelector('button')
  await act(async () => brief?.click())
  await after(1999)
  expect(brief?.textContent).toBe('Copied')
  await after(1)
  expect(brief?.textContent).toBe('Copy briefly')
})
