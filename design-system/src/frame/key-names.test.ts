import { describe, expect, it } from 'vitest'
import { keyNames } from './key-names'

describe('the names of keys', () => {
  it('are those of the keyboard in use', () => {
    expect(keyNames('$mod+Shift+a', true)).toEqual([['⌘', '⇧', 'A']])
    expect(keyNames('$mod+Shift+a', false)).toEqual([['Ctrl', 'Shift', 'A']])
  })

  it('say one press after the other', () => {
    expect(keyNames('g a', false)).toEqual([['G'], ['A']])
  })

  it('leave out the Shift that a sign needs anyway, but not the one before a letter', () => {
    expect(keyNames('Shift+?', false)).toEqual([['?']])
    expect(keyNames('Shift+x', false)).toEqual([['Shift', 'X']])
    expect(keyNames('[', false)).toEqual([['[']])
  })
})
