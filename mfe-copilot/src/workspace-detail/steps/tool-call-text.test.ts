import { expect, it } from 'vitest'
import { foundText, queryOf, type ToolCall, toolCallText } from './tool-call-text'

const call = (name: ToolCall['name'], given: object, more: Partial<ToolCall> = {}): ToolCall => ({
  __typename: 'CaraToolCall',
  ...{ name, argumentsJson: JSON.stringify(given), state: 'SUCCESS', found: null },
  ...more,
})

it.each([
  [call('SEARCH_FILE', { query: 'waiver' }), 'Searched the documents for “waiver”'],
  [call('SEARCH_FILE', { query: 'waiver' }, { state: 'IN_PROGRESS' }), 'Searching the documents for “waiver”...'],
  [call('SEARCH_FILE', { query: 'waiver' }, { state: 'FAILED' }), 'Searching the documents for “waiver”'],
  [call('SEARCH_KNOWLEDGE_BASE', { query: 'x' }, { found: 0 }), 'No relevant results found in the knowledge base'],
  [call('SEARCH_KNOWLEDGE_GRAPH', { start: {} }, { found: 0 }), 'No relevant results found in the knowledge graph'],
  [
    call('SEARCH_KNOWLEDGE_GRAPH', { start: { query: 'Bayview' } }, { found: 2 }),
    'Searched the agency’s records for “Bayview”',
  ],
  [call('PEEK_FILE', { fromPage: 3, toPage: 3 }), 'Read page 3'],
  [call('PEEK_FILE', { fromPage: 3, toPage: 5 }, { state: 'PLANNED' }), 'Reading pages 3–5...'],
  [call('DRAFT_EMAIL', { subject: 'Waiver' }), 'Drafted “Waiver”'],
  [call('THINK', { thought: 'I compare both.' }, { state: 'IN_PROGRESS' }), 'I compare both.'],
])('says what Cara does: %#', (made, text) => {
  expect(toolCallText(made)).toBe(text)
})

it('says how much a search found, once', () => {
  expect(foundText(call('SEARCH_FILE', {}, { found: 3 }))).toBe('3 found')
  expect(foundText(call('SEARCH_FILE', {}, { found: 0 }))).toBe('nothing found')
  expect(foundText(call('SEARCH_KNOWLEDGE_BASE', {}, { found: 0 }))).toBeUndefined()
  expect(foundText(call('PEEK_FILE', {}))).toBeUndefined()
})

it('reads no query from what is not JSON', () => {
  expect(queryOf('{"query":"flood maps"}')).toBe('flood maps')
  expect(queryOf('{')).toBeUndefined()
  expect(queryOf('[1]')).toBeUndefined()
})
