import { describe, expect, it } from 'vitest'
import { splitText } from './split-text.ts'

const lines = (...text: string[]) => text.join('\n')

describe('the text of an answer', () => {
  it('has its new words above the history', () => {
    const text = lines(
      ...['Yes, please add it.', '', 'Ada', '', 'On Mon, Nov 23, 2026 at 9:14 AM Nora Quill <nora@x.example>'],
      ...['wrote:', '', '> Shall we add the waiver?', '> Nora'],
    )
    expect(splitText(text, 'Re: Waiver')).toMatchObject({
      body: 'Yes, please add it.\n\nAda',
      quotedText: lines(
        ...[
          'On Mon, Nov 23, 2026 at 9:14 AM Nora Quill <nora@x.example>',
          'wrote:',
          '> Shall we add the waiver?',
          '> Nora',
        ],
      ),
      isForward: false,
    })
  })

  it('has them below the history, and between its lines', () => {
    expect(splitText(lines('> Shall we add it?', '', 'Yes, please.'), 'Re: x').body).toBe('Yes, please.')
    const between = lines('On 1/2/2027, Nora wrote:', '> One?', 'Yes.', '> Two?', 'No.')
    expect(splitText(between, 'Re: x').body).toBe('Yes.\nNo.')
  })

  it.each([
    [
      'Outlook',
      lines('Done.', '', 'From: Nora Quill <n@x.example>', 'Sent: Monday', 'To: Ada', 'Subject: x', '', 'Old.'),
    ],
    ['an old Outlook', lines('Done.', '-----Original Message-----', 'From: Nora', 'Sent: Monday', 'Old.')],
    ['Outlook with a line', lines('Done.', '________________________________', 'From: Nora', 'Sent: Monday', 'Old.')],
    ['a program without marks', lines('Done.', 'On Monday, Nora wrote:', 'Old.')],
    ['a German program', lines('Done.', 'Am Mo., 23. Nov. 2026 um 09:14 Uhr schrieb Nora <n@x.example>:', '> Old.')],
    ['a Spanish program', lines('Done.', 'El lun, 23 nov 2026 a las 9:14, Nora (<n@x.example>) escribió:', '> Old.')],
  ])('ends where %s repeats the earlier mail', (_, text) => {
    const { body, quotedText } = splitText(text, 'Re: x')
    expect(body).toBe('Done.')
    expect(quotedText).toContain('Old.')
  })

  it('keeps sentences that only look like an attribution', () => {
    const text = lines('On Monday the inspector wrote:', '', 'Please move the tanks.')
    expect(splitText('On the lease our landlord wrote “as required”. Is that us?', 'x').quotedText).toBeNull()
    expect(splitText(text, 'x').body).toContain('Please move the tanks.')
  })

  it('that is nothing but history is shown as it is', () => {
    expect(splitText(lines('> Shall we?', '> Nora'), 'Re: x')).toMatchObject({
      body: 'Shall we?\nNora',
      quotedText: null,
    })
  })
})

describe('the text of a mail that is passed on', () => {
  it.each([
    ['Gmail', 'Fwd: x', '---------- Forwarded message ---------'],
    ['Apple Mail', 'Fwd: x', 'Begin forwarded message:'],
    ['Outlook', 'FW: x', 'From: Ada <a@x.example>'],
  ])('by %s keeps the words of the other one', (_, subject, mark) => {
    const text = lines('See below.', '', mark, '> Sent: Monday', 'Date: Monday', '> Please cancel the truck.')
    expect(splitText(text, subject)).toMatchObject({ isForward: true, quotedText: null })
    expect(splitText(text, subject).body).toMatch(/^See below\..*\nPlease cancel the truck\.$/s)
  })
})

describe('a signature', () => {
  it.each([
    ['after two dashes', lines('Please add it.', '', '--', 'Ada Heron', '(619) 555-0142')],
    ['after a close', lines('Please add it.', '', 'Best regards,', 'Ada Heron', 'Heron Hardware')],
    ['of a phone', lines('Please add it.', '', 'Sent from my iPhone')],
    ['of a lawyer', lines('Please add it.', '', 'This e-mail is confidential and for the recipient only.')],
  ])('%s is told from the words', (_, text) => {
    const { body, signature } = splitText(text, 'x')
    expect(signature).not.toBe('')
    expect(body.endsWith(signature)).toBe(true)
    expect(body.slice(0, -signature.length)).toMatch(/^Please add it\./)
  })

  it('is nothing that is all there is', () => {
    expect(splitText('Thanks!', 'x').signature).toBe('')
    expect(splitText(lines('Thank you,', 'Ada'), 'x')).toMatchObject({ body: 'Thank you,\nAda', signature: 'Ada' })
    expect(splitText('Please add the truck.', 'x').signature).toBe('')
  })
})

it('takes time in proportion to the text', () => {
  const text = lines(...Array.from({ length: 3_000 }, () => 'On and on '.repeat(6)))
  expect(splitText(text, 'Re: x').body.length).toBeGreaterThan(100_000)
})

it('takes more lines of history than a call can have arguments', () => {
  const { body, quotedText } = splitText(`Yes.\n-----Original Message-----\n${'a\n'.repeat(90_000)}end`, 'Re: x')
  expect([body, quotedText?.split('\n').length]).toEqual(['Yes.', 90_002])
})
