import { expect, it } from 'vitest'
import { productReady } from './product-ready.ts'

type Looks = NonNullable<Parameters<typeof productReady>[1]>

/** A clock that each pause moves on by a second. @returns how many seconds the work waited */
async function waited(look: (second: number) => Awaited<ReturnType<Looks>>, signal = new AbortController().signal) {
  let second = 0
  await productReady(
    signal,
    async () => look(second),
    () => second * 1_000,
    async () => {
      second += 1
    },
  )
  return second
}

it('work begins when every area answers', async () => {
  expect(await waited(() => 'READY')).toBe(0)
  expect(await waited(second => (second < 300 ? 'STARTING' : 'READY')), 'a slow first start').toBe(300)
  expect(await waited(second => (second < 90 ? 'AREAS_ABSENT' : 'READY'))).toBe(90)
})

it('work of the others doesn’t wait for an area that stays away, or for a gateway that does', async () => {
  expect(await waited(second => (second < 60 ? 'STARTING' : 'AREAS_ABSENT'))).toBe(60 + 120)
  expect(await waited(() => 'STARTING')).toBe(600)
})

it('waiting ends with the process', async () => {
  expect(await waited(() => 'STARTING', AbortSignal.abort())).toBe(0)
})
