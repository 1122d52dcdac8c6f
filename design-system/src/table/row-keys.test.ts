import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RowCommand, RowKeyReader } from './row-keys'

let heard: (RowCommand | undefined)[]
let reader: RowKeyReader
const listen = (event: KeyboardEvent) => void heard.push(reader.read(event))

beforeEach(() => {
  heard = []
  reader = new RowKeyReader()
  document.addEventListener('keydown', listen)
})
afterEach(() => {
  document.removeEventListener('keydown', listen)
  document.body.replaceChildren()
})

function press(
  key: string,
  { on = document.body, at = 0, ...modifiers }: { on?: Element; at?: number; ctrlKey?: boolean } = {},
) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers })
  Object.defineProperty(event, 'timeStamp', { value: at })
  on.dispatchEvent(event)
  return heard.at(-1)
}

it('reads j, k, x and Escape as commands to the list', () => {
  expect(press('j')).toMatchObject({ kind: 'move', steps: 1, extend: false })
  expect(press('K')).toMatchObject({ kind: 'move', steps: -1, extend: true })
  expect(press('x')).toEqual({ kind: 'toggle' })
  expect(press('Escape')).toEqual({ kind: 'clear' })
  expect(press('q')).toBeUndefined()
})

it('leaves the second key of a command such as "g k" to that command', () => {
  press('g', { at: 1000 })
  expect(press('k', { at: 1400 })).toBeUndefined()
  expect(press('k', { at: 1600 }), 'the command is over').toMatchObject({ kind: 'move' })
  press('g', { at: 3000 })
  expect(press('k', { at: 4100 }), 'too late for a command').toMatchObject({ kind: 'move' })
})

it('leaves letters right after such a command to the dialog that it opens', () => {
  press('c', { at: 1000 })
  press('a', { at: 1100 })
  expect(press('j', { at: 1200 })).toBeUndefined()
  expect(press('x', { at: 2500 })).toBeUndefined()
  expect(press('Escape', { at: 2550 })).toEqual({ kind: 'clear' })
  expect(press('x', { at: 2650 })).toEqual({ kind: 'toggle' })
})

it('leaves keys to what is typed in, to shortcuts of the browser, and to an open dialog', () => {
  const input = document.body.appendChild(document.createElement('input'))
  expect(press('j', { on: input })).toBeUndefined()
  expect(press('x', { ctrlKey: true })).toBeUndefined()
  const checkbox = document.body.appendChild(document.createElement('input'))
  checkbox.type = 'checkbox'
  expect(press('j', { on: checkbox })).toMatchObject({ kind: 'move' })
  document.body.appendChild(document.createElement('div')).setAttribute('aria-modal', 'true')
  expect(press('j')).toBeUndefined()
})
