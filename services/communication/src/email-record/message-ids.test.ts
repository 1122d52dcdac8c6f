import { expect, it } from 'vitest'
import { isMadeUpId, madeUpId, messageIdsIn } from './message-ids.ts'

it('finds the ids of folded lines, with commas and comments, each once', () => {
  const references = '<a@x.example>\r\n\t<b@x.example>,<c@x.example> (of Outlook) <a@x.example>'
  expect(messageIdsIn(references, '<d@x.example>')).toEqual([
    '<a@x.example>',
    '<b@x.example>',
    '<c@x.example>',
    '<d@x.example>',
  ])
  expect(messageIdsIn(null, undefined, 'your mail of Monday')).toEqual([])
})

it('makes the same id of the same mail', () => {
  expect(madeUpId('ab')).toBe(madeUpId('ab'))
  expect(isMadeUpId(madeUpId('ab'))).toBe(true)
  expect(isMadeUpId('<ab@x.example>')).toBe(false)
})
