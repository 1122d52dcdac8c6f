import { expect, it } from 'vitest'
import { readableDay } from './days.ts'

it('a day is read as in the US', () => expect(readableDay('2027-01-31')).toBe('Jan 31, 2027'))
