import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { htmlElements } from './html-elements'

const drawn = (html: string) => renderToStaticMarkup(htmlElements(html, mark => (mark === 1 ? <b>one</b> : undefined)))

it('draws a document with its marks', () => {
  expect(drawn('<h1>Lease</h1><p>$1 [1] and [2]</p><aside><strong>Warning</strong><p>No flood</p></aside>')).toBe(
    '<h3>Lease</h3><p>$1 <b>one</b> and [2]</p><aside data-tone="warning"><strong>Warning</strong><p>No flood</p></aside>',
  )
})

it('knows which cells hold sentences, so that they get room', () => {
  const sentence = 'The Subcontractor shall carry general liability insurance of at least $1,000,000.'
  expect(drawn(`<table><tr><td>Met</td><td>${sentence}</td></tr></table>`)).toContain(
    `<td>Met</td><td data-long="true">${sentence}</td>`,
  )
})

it('draws a table in a place of its own, which is scrolled with the keyboard', () => {
  expect(drawn('<table><tr><th>A</th></tr></table>')).toMatch(
    /^<section tabindex="0" class="[^"]+"><table><tbody><tr><th>A<\/th><\/tr><\/tbody><\/table><\/section>$/,
  )
})

it.each([
  ['<script>alert(1)</script><p onclick="alert(1)">Hello</p>', '<p>Hello</p>'],
  ['<a href="javascript:alert(1)">Go</a>', 'Go'],
  ['<img src="https://evil.example/x.png" onerror="alert(1)">', ''],
  ['<style>p{}</style><form><input></form><object data="/app"></object>', ''],
  ['<p style="position:fixed" id="root">Here</p>', '<p>Here</p>'],
  ['<svg><script>alert(1)</script></svg>', ''],
])('neither runs nor loads anything: %s', (html, text) => {
  expect(drawn(html)).toBe(text)
})
