import { describe, expect, it } from 'vitest'
import { replyInput } from './reply.rules.ts'

const messagesOf = (input: object) =>
  Object.fromEntries(
    (replyInput.safeParse(input).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

describe('an answer', () => {
  it('has each address once, in lower case, and keeps its lines', () => {
    const given = {
      body: ' Hello\n\nAda ',
      to: ['Ada@Heron.example', 'ada@heron.example'],
      cc: ['ADA@heron.example', 'b@x.example'],
    }
    expect(replyInput.parse(given)).toEqual({
      body: 'Hello\n\nAda',
      to: ['ada@heron.example'],
      cc: ['b@x.example'],
      fileIds: [],
    })
  })

  it('says what is wrong, by field', () => {
    expect(messagesOf({ body: ' ', to: ['ada'], cc: ['b@x.example', ''] })).toEqual({
      body: 'Write your answer.',
      'to.0': 'Enter an email address such as name@example.com.',
      'cc.1': 'Enter an email address such as name@example.com.',
    })
    const many = Array.from({ length: 21 }, (_, place) => `p${place}@x.example`)
    expect(messagesOf({ body: 'x', to: many })).toEqual({ to: 'Use at most 20 addresses.' })
    expect(messagesOf({ body: 'x', fileIds: many })).toEqual({ fileIds: 'Attach at most 10 files.' })
  })
})
