import { expect, it } from 'vitest'
import { wordings } from './wordings.ts'

const words = wordings(`where … stands?
  web ?sites?
  go(?:es)? live`)

it.each([
  ['where does the Bayview umbrella stand', 'stand'],
  ['its web site', 'web site'],
  ['its website', 'website'],
  ['when it goes  live', 'goes  live'],
])('%s', (text, taken) => expect(words.exec(text)?.[0]).toBe(taken))

it.each(['we stand by it', 'Where is it? They stand by it.', 'alive'])('nothing of “%s”', text =>
  expect(words.test(text)).toBe(false),
)
