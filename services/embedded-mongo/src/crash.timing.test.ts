import { test } from 'vitest'
import { crashRounds } from './testing/crash-rounds.ts'

// About this server's files. `crash.long.ts` has more rounds.
test(
  'kill -9 under load loses nothing that was acknowledged, halves no transaction and repeats no event',
  { timeout: 120_000 },
  () => crashRounds(3),
)
