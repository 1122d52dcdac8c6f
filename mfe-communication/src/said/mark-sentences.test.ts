import { describe, expect, it } from 'vitest'
import { markSentences } from './mark-sentences'

const ask = (sentence: string) => ({ sentence })

describe('sentences that led to a request', () => {
  it('are found where they were written', () => {
    expect(markSentences('Morning! Is the crane covered? Thanks.', [ask('Is the crane covered?')])).toEqual([
      { text: 'Morning! ' },
      { text: 'Is the crane covered?', ask: ask('Is the crane covered?') },
      { text: ' Thanks.' },
    ])
  })

  it('are found across the line breaks of the mail', () => {
    const parts = markSentences('We need\n  a certificate (by noon).', [ask('We need a certificate (by noon).')])
    expect(parts).toEqual([
      { text: 'We need\n  a certificate (by noon).', ask: ask('We need a certificate (by noon).') },
    ])
  })

  it('keep their order, whatever the order of the requests is', () => {
    const parts = markSentences('One. Two.', [ask('Two.'), ask('One.')])
    expect(parts.map(({ text }) => text)).toEqual(['One.', ' ', 'Two.'])
  })

  it('mark nothing where they overlap with another one, or are in another message', () => {
    expect(markSentences('Cancel the van policy.', [ask('Cancel the van'), ask('the van policy.'), ask('Hi')])).toEqual(
      [{ text: 'Cancel the van', ask: ask('Cancel the van') }, { text: ' policy.' }],
    )
    expect(markSentences('Hello', [ask(' ')])).toEqual([{ text: 'Hello' }])
  })
})
