import { test } from 'vitest'
import { crashRounds } from './testing/crash-rounds.ts'

test('20 times kill -9 under load lose nothing that was acknowledged, halve no transaction and repeat no event', () =>
  crashRounds(20))
