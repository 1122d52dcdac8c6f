/** What a key asks of a list. */
export type RowCommand =
  | { kind: 'move'; steps: 1 | -1; extend: boolean; onlyInside: boolean }
  | { kind: 'toggle' }
  | { kind: 'clear' }

/** Letters that lists listen to. Any other letter may begin a command of two keys (`g` then `k`). */
const ownLetters = 'jkx'
const sequenceMilliseconds = 1000
/** How long it may take until the dialog that a command opens has the focus. */
const openingMilliseconds = 1500

/** Keys belong to what the person is typing in or choosing from, and to an open dialog or menu. */
const takers =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]'

/** Reads keys as commands to a list. It remembers the letter before, which may have started a command of two keys. */
export class RowKeyReader {
  #startedAt = Number.NEGATIVE_INFINITY
  #commandAt = Number.NEGATIVE_INFINITY

  read(event: KeyboardEvent): RowCommand | undefined {
    const target = event.target as Element
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined
    if (target.closest(takers) || document.querySelector('[aria-modal=true]')) return undefined
    const isSecondKey = event.timeStamp - this.#startedAt < sequenceMilliseconds
    this.#startedAt = startsSequence(event.key) && !isSecondKey ? event.timeStamp : Number.NEGATIVE_INFINITY
    // What is typed right after a command such as `c a` is meant for the dialog that it opens, and not for the list behind it.
    if (isSecondKey && startsSequence(event.key)) this.#commandAt = event.timeStamp
    const isOpening = event.timeStamp - this.#commandAt < openingMilliseconds && event.key.length === 1
    return isSecondKey || isOpening ? undefined : commands[event.key]
  }
}

const startsSequence = (key: string) => /^[a-z]$/.test(key) && !ownLetters.includes(key)

const move = (steps: 1 | -1, extend: boolean, onlyInside: boolean): RowCommand => ({
  kind: 'move',
  steps,
  extend,
  onlyInside,
})

const commands: Record<string, RowCommand> = {
  j: move(1, false, false),
  k: move(-1, false, false),
  J: move(1, true, false),
  K: move(-1, true, false),
  // Elsewhere the arrows scroll the page.
  ArrowDown: move(1, false, true),
  ArrowUp: move(-1, false, true),
  x: { kind: 'toggle' },
  Escape: { kind: 'clear' },
}
