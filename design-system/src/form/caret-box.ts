/** What decides where the words of a textarea stand. */
const copied = [
  ...(['boxSizing', 'width', 'fontFamily', 'fontSize', 'fontStyle', 'fontWeight', 'letterSpacing'] as const),
  ...(['lineHeight', 'paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft', 'tabSize', 'textIndent'] as const),
  ...(['borderTopWidth', 'borderRightWidth', 'borderBottomWidth', 'borderLeftWidth', 'wordSpacing'] as const),
] as const

/**
 * Where a place in the text of a textarea is on the screen, in pixels of the window. Browsers don't say; a copy of the text
 * is laid out in the same way for a moment.
 */
export function caretBox(textarea: HTMLTextAreaElement, place: number): DOMRect {
  const style = getComputedStyle(textarea)
  const copy = document.createElement('div')
  for (const name of copied) copy.style[name] = style[name]
  Object.assign(copy.style, {
    ...{ position: 'absolute', visibility: 'hidden', top: '0', left: '0', borderStyle: 'solid' },
    ...{ whiteSpace: 'pre-wrap', overflowWrap: 'break-word' },
  })
  const mark = document.createElement('span')
  mark.textContent = textarea.value.slice(place, place + 1) || '.'
  copy.append(textarea.value.slice(0, place), mark)
  document.body.append(copy)
  const { offsetTop, offsetLeft, offsetHeight } = mark
  copy.remove()
  const outer = textarea.getBoundingClientRect()
  return new DOMRect(outer.left + offsetLeft, outer.top + offsetTop - textarea.scrollTop, 0, offsetHeight)
}
