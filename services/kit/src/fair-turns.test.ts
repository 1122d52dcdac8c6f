import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { FairTurns } from './fair-turns.ts'

/** Work that continues until it is told to end. */
function recorded(turns: FairTurns) {
  const started: string[] = []
  const open = new Map<string, () => void>()
  return {
    started,
    begin: (key: string, name: string) =>
      turns.take(key, () => {
        started.push(name)
        return new Promise<void>(resolve => open.set(name, resolve))
      }),
    async end(name: string) {
      open.get(name)?.()
      await setImmediate()
    },
  }
}

describe('fair turns', () => {
  it('serve waiting keys in rotation, and the work of one key in its order', async () => {
    const { begin, end, started } = recorded(new FairTurns({ total: 1, perKey: 1 }))
    const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(name => begin(name.charAt(0), name))
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
      await setImmediate()
      expect(started.at(-1)).toBe(name)
      await end(name)
    }
    await Promise.all(all)
  })

  it('never run more at once than the limits say', async () => {
    const { begin, end, started } = recorded(new FairTurns({ total: 3, perKey: 2 }))
    const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map(name => begin(name.charAt(0), name))
    await setImmediate()
    expect(started).toEqual(['a1', 'a2', 'b1'])
    await end('b1')
    expect(started).toEqual(['a1', 'a2', 'b1', 'b2'])
    await end('b2')
    expect(started).toHaveLength(4)
    await end('a1')
    expect(started.at(-1)).toBe('a3')
    await Promise.all([end('a2'), end('a3')])
    await Promise.all(all)
  })

  it('go on after work that fails', async () => {
    const turns = new FairTurns({ total: 1, perKey: 1 })
    const failing = turns.take('a', () => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
    expect(await turns.take('a', async () => 'done')).toBe('done')
  })
})
