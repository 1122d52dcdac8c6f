import { expect, it, vi } from 'vitest'
import { type Loop, lateLoop } from './late-loop.ts'

const log = { warn: vi.fn() }
const loop = (): Loop & { close: ReturnType<typeof vi.fn> } => ({
  isHealthy: false,
  close: vi.fn(async () => undefined),
})

it('begins when it may, and not before', async () => {
  let beReady: () => void = () => undefined
  const ready = new Promise<void>(resolve => {
    beReady = resolve
  })
  const begin = vi.fn(async () => loop())
  const late = lateLoop(() => ready, begin, log)
  expect(begin).not.toHaveBeenCalled()
  expect(late.isHealthy, 'the service answers meanwhile').toBe(true)
  beReady()
  await vi.waitFor(() => expect(late.isHealthy).toBe(false))
  await late.close()
})

it('is tried again where it can’t begin', async () => {
  const begin = vi.fn(async () => loop())
  begin.mockRejectedValueOnce(new Error('The database took too long.'))
  const late = lateLoop(async () => undefined, begin, log)
  await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(2), 20_000)
  expect(log.warn).toHaveBeenCalledOnce()
  await late.close()
})

it('never begins once it was closed, and ends what has begun', async () => {
  const waiting = lateLoop(
    signal => new Promise(resolve => signal.addEventListener('abort', () => resolve())),
    () => Promise.reject(new Error('It began.')),
    log,
  )
  await waiting.close()
  const running = loop()
  const late = lateLoop(
    async () => undefined,
    async () => running,
    log,
  )
  await vi.waitFor(() => expect(late.isHealthy).toBe(false))
  await late.close()
  expect(running.close).toHaveBeenCalledOnce()
})
