import { expect, it } from 'vitest'
import { greeting, today } from './greeting'

const at = (time: string) => new Date(`2026-11-22T${time}Z`)

it('the home page greets by the agency’s clock', () => {
  const hello = (time: string) => greeting('Maya Reyes', 'America/Los_Angeles', at(time))
  expect(hello('13:00:00')).toBe('Good morning, Maya')
  expect(hello('19:59:00')).toBe('Good morning, Maya')
  expect(hello('20:00:00')).toBe('Good afternoon, Maya')
  expect(hello('04:00:00')).toBe('Good evening, Maya')
  expect(hello('07:59:00')).toBe('Good evening, Maya')
  expect(hello('08:00:00')).toBe('Hello, Maya')
  expect(hello('11:59:00')).toBe('Hello, Maya')
  expect(hello('12:32:00')).toBe('Good morning, Maya')
})

it('a name of one word is a name', () => {
  expect(greeting(' Cher ', 'UTC', at('09:00:00'))).toBe('Good morning, Cher')
})

it('the day is that of the agency', () => {
  expect(today('America/Los_Angeles', at('03:00:00'))).toBe('Saturday, November 21')
  expect(today('Pacific/Auckland', at('13:00:00'))).toBe('Monday, November 23')
})
