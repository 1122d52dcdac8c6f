import { describe, expect, it } from 'vitest'
import type { CallTranscriptLineFragment } from '../generated/documents'
import { prettyJson, transcriptParts } from './transcript-parts'

type Line = CallTranscriptLineFragment
const line = (role: Line['role'], content: string, more: Partial<Line> = {}): Line => ({
  __typename: 'CallTranscriptEntry',
  ...{ role, content, toolCallId: null, toolName: null, toolArgumentsJson: null },
  ...more,
})
const invocation = (toolCallId: string, toolName: string, toolArgumentsJson: string | null = null) =>
  line('TOOL_INVOCATION', '', { toolCallId, toolName, toolArgumentsJson })

describe('the parts of a transcript', () => {
  it('pair each result with its invocation by toolCallId, whatever stands between them', () => {
    const parts = transcriptParts([
      invocation('a', 'find_policies', '{"type":"UMBRELLA"}'),
      invocation('b', 'transfer_call'),
      line('USER', 'Are you there?'),
      line('TOOL_RESULT', 'Transfer started', { toolCallId: 'b' }),
      line('TOOL_RESULT', '{"limit":2}', { toolCallId: 'a' }),
    ])
    expect(parts).toEqual([
      { kind: 'tool', name: 'find_policies', given: '{\n  "type": "UMBRELLA"\n}', result: '{\n  "limit": 2\n}' },
      { kind: 'tool', name: 'transfer_call', given: null, result: 'Transfer started' },
      { kind: 'said', by: 'USER', text: 'Are you there?' },
    ])
  })

  it('leave out what has no words, but not a tool that has not answered', () => {
    const parts = transcriptParts([line('AGENT', '  '), line('USER', ''), invocation('a', 'end_call')])
    expect(parts).toEqual([{ kind: 'tool', name: 'end_call', given: null, result: null }])
  })

  it('show a result whose invocation is missing', () => {
    const parts = transcriptParts([line('TOOL_RESULT', 'done', { toolCallId: 'z' })])
    expect(parts).toEqual([{ kind: 'tool', name: 'Tool', given: null, result: 'done' }])
  })
})

describe('a result', () => {
  it('is indented where it is JSON, and stays as it is elsewhere', () => {
    expect(prettyJson('[1]')).toBe('[\n  1\n]')
    expect(prettyJson('{ not json')).toBe('{ not json')
    expect(prettyJson('  ')).toBeNull()
  })
})
