import { expect, it } from 'vitest'
import { pressesEnter } from './presses-enter'

const press = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...more })

it('is Enter, with Shift too, and no other key', () => {
  expect(pressesEnter(press('Enter'))).toBe(true)
  expect(pressesEnter(press('Enter', { shiftKey: true }))).toBe(true)
  expect(pressesEnter(press('a'))).toBe(false)
})

it('isn’t the Enter that ends a composition, also in Safari, which has ended it by then', () => {
  expect(pressesEnter(press('Enter', { isComposing: true }))).toBe(false)
  expect(pressesEnter(press('Enter', { keyCode: 229 }))).toBe(false)
})
