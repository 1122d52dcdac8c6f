import { expect, it } from 'vitest'
import { textOfHtml } from './html-text.ts'

it('reads paragraphs, lists, tables and typed lines', () => {
  expect(textOfHtml('<p>Hello  Ada,</p><p>two<br>lines</p><ul><li>one</li><li>two</li></ul>')).toBe(
    'Hello Ada,\n\ntwo\nlines\n\n- one\n- two',
  )
  expect(textOfHtml('<table><tr><td>Truck</td><td>2026</td></tr><tr><td>Van</td><td>2025</td></tr></table>')).toBe(
    'Truck  2026\nVan  2025',
  )
  expect(textOfHtml('<div>one</div><div><br></div><div>two &amp; three&nbsp;</div>')).toBe('one\n\ntwo & three')
})

it('marks what is quoted, level by level', () => {
  expect(textOfHtml('<div>Yes.</div><blockquote>Shall we?<blockquote>Old</blockquote></blockquote>')).toBe(
    'Yes.\n\n> Shall we?\n>\n> > Old',
  )
})

it('leaves out what no one sees', () => {
  const html = '<head><title>x</title><style>p{}</style></head><p style="display:none">secret</p><p>seen<img src=x></p>'
  expect(textOfHtml(html)).toBe('seen')
})

it('keeps a row of very many cells, and ends where tags are nested without end', () => {
  expect(textOfHtml('<td>a'.repeat(80_000))).toBe(Array(80_000).fill('a').join('  '))
  expect(textOfHtml(`<p>seen</p>${'<b>x'.repeat(100_000)}`).split('\n')).toEqual(['seen', '', 'x'.repeat(500)])
})
