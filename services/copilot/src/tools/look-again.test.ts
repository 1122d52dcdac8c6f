import { expect, it } from 'vitest'
import { lookAgain } from './look-again.ts'
import { ToolFailed } from './tool.ts'

const { signal } = new AbortController()
const tries = (tier: 'READ' | 'SEND', error: Error) => {
  let count = 0
  const look = async () => {
    count += 1
    if (count === 1) throw error
    return count
  }
  return lookAgain({ tier }, signal, look)
}

it('tries a look-up again that failed because another area was away', async () => {
  expect(await tries('READ', new ToolFailed('Policies isn’t responding.', { isPassing: true }))).toBe(2)
  expect(await tries('READ', new Error('Nobody expected it.'))).toBe(2)
})

it('doesn’t try again what was refused, or what reaches further', async () => {
  await expect(tries('READ', new ToolFailed('That document isn’t in this workspace.'))).rejects.toThrow('isn’t in')
  await expect(tries('SEND', new Error('Nobody expected it.'))).rejects.toThrow('Nobody')
})
