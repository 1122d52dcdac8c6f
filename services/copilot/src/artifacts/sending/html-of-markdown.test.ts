import { expect, it } from 'vitest'
import { htmlOfMarkdown } from './html-of-markdown.ts'

const plain = (markdown: string) => htmlOfMarkdown(markdown).replaceAll(/ style="[^"]*"/g, '')

it('writes what emails are made of', () => {
  expect(plain('Hello **Ada**,\nsecond line\n\n- one\n- two')).toBe(
    '<p>Hello <strong>Ada</strong>,<br>\nsecond line</p><ul><li><p>one</p></li><li><p>two</p></li></ul>',
  )
  expect(plain('| a | b |\n|---|---|\n| 1 | 2 |')).toBe(
    '<table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table>',
  )
})

it('loads nothing, runs nothing, and links only to addresses', () => {
  expect(plain('<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)>')
  expect(plain('![logo](https://evil.example/x.png)')).toBe('<p>logo</p>')
  expect(plain('[here](javascript:alert(1))')).toBe('<p>here</p>')
  expect(plain('[here](https://carrier.example/?a="b)')).toBe(
    '<p><a href="https://carrier.example/?a=&quot;b">here</a></p>',
  )
})
