import { describe, expect, it } from 'vitest'
import { shownZoom, stepFrom } from '../viewer/zoom'
import { type LinkAnnotation, pageLinks } from './page-link'
import { failureOf } from './pdf-failure'

describe('the zoom', () => {
  it('fills the room with the page, but opens a document not much larger than on paper', () => {
    expect(shownZoom('fit', 408, 612)).toBe(0.5)
    expect(shownZoom('calm', 408, 612)).toBe(0.5)
    expect(shownZoom('fit', 1632, 612)).toBe(2)
    expect(shownZoom('calm', 1632, 612)).toBe(1.1)
  })

  it('shows something even before there is any room', () => {
    expect(shownZoom('fit', 0, 612)).toBe(0.1)
  })

  it.each([
    [1, 1, 1.1],
    [1, -1, 0.9],
    [0.83, 1, 0.9],
    [0.83, -1, 0.8],
    // Rounding leaves a fitted page a hair beside the step that it is on.
    [0.9999, 1, 1.1],
    [4, 1, 4],
    [0.1, -1, 0.25],
  ] as const)('goes from %d in direction %d to %d', (shown, direction, next) => {
    expect(stepFrom(shown, direction)).toBe(next)
  })
})

describe('why a document is not shown', () => {
  it.each([
    [{ name: 'PasswordException' }, 'password'],
    [{ name: 'ResponseException', status: 404 }, 'missing'],
    [{ name: 'ResponseException', status: 401 }, 'forbidden'],
    [{ name: 'ResponseException', status: 502 }, 'server'],
    [{ name: 'ResponseException', status: 0 }, 'unreachable'],
    [new TypeError('Failed to fetch'), 'unreachable'],
  ])('%o', async (error, failure) => {
    expect(await failureOf(error, () => Promise.reject(new Error('not asked')))).toBe(failure)
  })

  it('tells what is no PDF from what is a damaged one by its beginning', async () => {
    const error = { name: 'InvalidPDFException' }
    expect(await failureOf(error, async () => true)).toBe('damaged')
    expect(await failureOf(error, async () => false)).toBe('not-a-pdf')
  })
})

describe('the links of a page', () => {
  const link = (more: Partial<LinkAnnotation>): LinkAnnotation => ({
    id: '1',
    subtype: 'Link',
    rect: [0, 0, 1, 1],
    ...more,
  })
  const linksOf = (more: Partial<LinkAnnotation>) => pageLinks([link(more)], rect => rect)

  it.each(['https://a.example/', 'HTTP://a.example/', 'mailto:a@b.example'])('lead to %s', url => {
    expect(linksOf({ url })[0]?.target).toEqual({ kind: 'web', url })
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'ftp://a.example/',
    'file:///a',
    'data:text/html,a',
    '/app',
    '',
  ])('do not lead to "%s", not even when they also name a place', url => {
    expect(linksOf({ url, dest: 'chapter-2' })).toEqual([])
  })

  it('are named after the words that they stand on, or after where they lead', () => {
    expect(linksOf({ url: 'https://a.example/', overlaidText: ' Terms ' })[0]?.label).toBe('Terms')
    expect(linksOf({ url: 'https://a.example/' })[0]?.label).toBe('https://a.example/')
    expect(linksOf({ dest: 'chapter-2' })[0]?.label).toBe('Go to its place in the document')
  })

  it('are nothing but links: fields, notes and attachments are none', () => {
    expect(linksOf({ subtype: 'Widget', url: 'https://a.example/' })).toEqual([])
  })

  it('lie where the document has them, even when their corners are written the other way round', () => {
    const [found] = pageLinks([link({ url: 'https://a.example/', rect: [0.5, 0.4, 0.1, 0.3] })], rect => rect)
    expect(found?.box).toEqual({ left: '10.000%', top: '30.000%', width: '40.000%', height: '10.000%' })
  })
})
