import { completeTask } from './complete-task.ts'
import { draftDocument } from './drafts/draft-document.ts'
import { draftEmail } from './drafts/draft-email.ts'
import { peekFile } from './peek-file.ts'
import { searchFile } from './search-file.ts'
import { searchKnowledgeBase } from './search-knowledge-base.ts'
import { searchKnowledgeGraph } from './search-knowledge-graph.ts'
import { fillTemplate } from './templates/fill-template.ts'
import { requestTemplateTools } from './templates/request-template-tools.ts'
import { think } from './think.ts'
import type { Tool, ToolName } from './tool.ts'
import { searchWeb } from './web-search/search-web.ts'

/** Erases what a tool takes and answers: whoever calls it parses its input first. */
const anyTool = <Input, Output>(tool: Tool<Input, Output>): Tool => tool as unknown as Tool

/** All that Cara can do. */
export const tools: Readonly<Record<ToolName, Tool>> = {
  COMPLETE_TASK: anyTool(completeTask),
  DRAFT_DOCUMENT: anyTool(draftDocument),
  DRAFT_EMAIL: anyTool(draftEmail),
  FILL_TEMPLATE: anyTool(fillTemplate),
  PEEK_FILE: anyTool(peekFile),
  REQUEST_TEMPLATE_TOOLS: anyTool(requestTemplateTools),
  SEARCH_FILE: anyTool(searchFile),
  SEARCH_KNOWLEDGE_BASE: anyTool(searchKnowledgeBase),
  SEARCH_KNOWLEDGE_GRAPH: anyTool(searchKnowledgeGraph),
  SEARCH_WEB: anyTool(searchWeb),
  THINK: anyTool(think),
}

const usual: readonly ToolName[] = [
  'THINK',
  'PEEK_FILE',
  'SEARCH_FILE',
  'SEARCH_KNOWLEDGE_BASE',
  'SEARCH_KNOWLEDGE_GRAPH',
  'DRAFT_EMAIL',
  'DRAFT_DOCUMENT',
]
const forms: readonly ToolName[] = ['REQUEST_TEMPLATE_TOOLS', 'FILL_TEMPLATE']

/** What a built-in preset needs beside the usual tools; work on documents needs no web, where words could be carried out. */
const ofPresets: Readonly<Record<string, readonly ToolName[]>> = {
  CERTIFICATE_REVIEW: [],
  CONTRACT_REVIEW: [],
  COVERAGE_COMPARISON: [],
  DOCUMENT_EXPLORATION: [],
  GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE: forms,
  GENERATE_EVIDENCE_OF_PROPERTY_INSURANCE: forms,
  GENERATE_QUOTE_PROPOSAL: [],
  GENERATE_TEMPLATE: forms,
  UNDERWRITING_ANALYSIS: ['SEARCH_WEB'],
}

/**
 * The tools of a run, fixed before any document is read.
 *
 * @param preset built-in; null for free text and for a preset of the agency's own
 */
export async function toolsFor(preset: string | null): Promise<readonly Tool[]> {
  const more = preset === null ? [...forms, 'SEARCH_WEB' as const] : (ofPresets[preset] ?? [])
  const wanted = [...usual, ...more, 'COMPLETE_TASK' as const].map(name => tools[name])
  const offered = await Promise.all(wanted.map(tool => tool.isOffered?.() ?? true))
  return wanted.filter((_, place) => offered[place])
}
