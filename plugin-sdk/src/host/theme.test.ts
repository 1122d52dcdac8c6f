import { getDefaultStore } from 'jotai'
import { expect, it } from 'vitest'
import { densityAtom, themeAtom } from '.'

it('a page begins light and comfortable, until the shell knows what the person chose', () => {
  expect(getDefaultStore().get(themeAtom)).toBe('light')
  expect(getDefaultStore().get(densityAtom)).toBe('comfortable')
})
