import { expect, it } from 'vitest'
import { HeldLimit } from './held-limit.ts'

const refusal = 'You have too many open.'
const person = (userId: string, agencyId = 'harbor') => ({ agencyId, userId })

it('one person and one agency hold as many as they may, and others hold theirs', () => {
  const limit = new HeldLimit({ perUser: 2, perAgency: 3 }, refusal)
  limit.take(person('maya'))
  limit.take(person('maya'))
  expect(() => limit.take(person('maya'))).toThrow(refusal)
  limit.take(person('daniel'))
  expect(() => limit.take(person('daniel'))).toThrow(refusal)
  limit.take(person('omar', 'summit'))
})

it('what is released is free for one more, however often it is released', () => {
  const limit = new HeldLimit({ perUser: 1, perAgency: 9 }, refusal)
  const release = limit.take(person('maya'))
  release()
  release()
  limit.take(person('maya'))
  expect(() => limit.take(person('maya'))).toThrow(refusal)
})
