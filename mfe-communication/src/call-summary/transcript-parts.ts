import type { CallTranscriptLineFragment } from '../generated/documents'

/** What is shown of a transcript: words of someone, or a tool with what it answered. */
export type TranscriptPart =
  | { kind: 'said'; by: 'AGENT' | 'USER'; text: string }
  | { kind: 'tool'; name: string; given: string | null; result: string | null }

/**
 * Pairs results with their invocations by `toolCallId`, and leaves out what has no words. A result without an invocation is
 * shown where it stands.
 */
export function transcriptParts(entries: readonly CallTranscriptLineFragment[]): TranscriptPart[] {
  const invoked = new Set(
    entries.flatMap(({ role, toolCallId }) => (role === 'TOOL_INVOCATION' ? (toolCallId ?? []) : [])),
  )
  const results = new Map(
    entries.flatMap(({ role, toolCallId, content }) =>
      role === 'TOOL_RESULT' && toolCallId ? [[toolCallId, content] as const] : [],
    ),
  )
  return entries.flatMap((entry): TranscriptPart[] => {
    const { role, content, toolCallId, toolName, toolArgumentsJson } = entry
    if (role === 'TOOL_INVOCATION') {
      const result = (toolCallId && results.get(toolCallId)?.trim()) || null
      return [
        { kind: 'tool', name: toolName ?? 'Tool', given: prettyJson(toolArgumentsJson), result: prettyJson(result) },
      ]
    }
    if (!content.trim()) return []
    if (role === 'AGENT' || role === 'USER') return [{ kind: 'said', by: role, text: content.trim() }]
    if (toolCallId && invoked.has(toolCallId)) return []
    return [{ kind: 'tool', name: toolName ?? 'Tool', given: null, result: prettyJson(content) }]
  })
}

/** Indented where it is JSON, else as it is. */
export function prettyJson(text: string | null): string | null {
  if (!text?.trim()) return null
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
