import { expect, it } from 'vitest'
import { limitsInWords, refusalOf } from './limits'
import { changeUploads, type Upload } from './upload'

const accept = { 'application/pdf': ['.pdf'], 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] }
const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type })

it.each([
  [{}, 'PDF, PNG, JPEG, or WEBP, up to 25 MB each, at most 10 files'],
  [{ accept }, 'PDF, PNG, or JPG, up to 25 MB each, at most 10 files'],
  [{ most: 1, maximumBytes: 512 * 1024 }, 'PDF, PNG, JPEG, or WEBP, up to 512 KB, one file'],
  [{ accept: { 'application/pdf': ['.pdf'] }, most: 1 }, 'PDF, up to 25 MB, one file'],
])('says the limits %j', (limits, words) => {
  expect(limitsInWords(limits)).toBe(words)
})

it('takes a file by its type or by its ending, which is all that some systems know', () => {
  expect(refusalOf(file('quote', 'application/pdf'), { accept })).toBeUndefined()
  expect(refusalOf(file('QUOTE.PDF', ''), { accept })).toBeUndefined()
  expect(refusalOf(file('quote.exe', 'application/x-msdownload'), { accept })).toContain('PDF, PNG, JPG only')
})

it('refuses what is too large or empty', () => {
  expect(refusalOf(file('a.pdf', 'application/pdf', 1025), { maximumBytes: 1024 })).toBe(
    'This file is larger than 1 KB.',
  )
  expect(refusalOf(file('a.pdf', 'application/pdf', 0), {})).toBe('This file is empty.')
})

it('lets a later file take the place of the only one, and uses the first of several that are added at once', () => {
  const upload = (key: string): Upload => ({ key, file: file(key, ''), state: { status: 'waiting' } })
  const first = changeUploads([], { type: 'added', uploads: [upload('a'), upload('b')], most: 1 })
  expect(first.map(({ key }) => key)).toEqual(['a'])
  expect(changeUploads(first, { type: 'added', uploads: [upload('c')], most: 1 }).map(({ key }) => key)).toEqual(['c'])
})
