import { describe, expect, it } from 'vitest'
import { languageOf } from './language.ts'
import { phonesIn } from './phone.ts'
import { sentencesIn } from './sentences.ts'

describe('a sentence is whole', () => {
  it.each([
    [
      'Open 8:30 a.m. to 5:00 p.m. Pacific time. We close on Sundays.',
      ['Open 8:30 a.m. to 5:00 p.m. Pacific time.', 'We close on Sundays.'],
    ],
    ['Call by 5 p.m. We wait.', ['Call by 5 p.m.', 'We wait.']],
    ['Bay Cities Mgmt, Inc. of Oakland sued us. Now what?', ['Bay Cities Mgmt, Inc. of Oakland sued us.', 'Now what?']],
    ['so do I. Do we tell him?', ['so do I.', 'Do we tell him?']],
    ['¿Qué hago? ¿Puedo esperar?', ['¿Qué hago?', '¿Puedo esperar?']],
    ['a long line\ngoes on here.\n\nNext', ['a long line\ngoes on here.', 'Next']],
    ['$12.50 for No. 5, see www.x.example.', ['$12.50 for No. 5, see www.x.example.']],
  ])('in %j', (text, expected) => expect(sentencesIn(text).map(one => one.text)).toEqual(expected))

  it('is where the text has it', () => {
    const text = '  One.  Two!\n\nThree'
    for (const { start, end, text: own } of sentencesIn(text)) expect(text.slice(start, end)).toBe(own)
  })
})

it('phone numbers are read however they are written or said', () => {
  const text = 'my cell is nine one two, five five five, oh one three four, office (415) 555-0112, report 26-118840'
  expect(phonesIn(text)).toEqual(['9125550134', '4155550112'])
})

it('a language is known by its small words', () => {
  expect(languageOf('Hola, necesito un certificado para la ciudad por favor')).toBe('Spanish')
  expect(languageOf('Please send the certificate to the city of San Jose')).toBeNull()
  expect(languageOf('cert for Port')).toBeNull()
})
