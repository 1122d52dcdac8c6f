import type { ToolSet } from 'ai'
import type { Tool } from '../../tools/tool.ts'

/** The tools as a model is told of them. They can't be executed: the run does that, with its receipts and approvals. */
export const modelTools = (tools: readonly Tool[]): ToolSet =>
  Object.fromEntries(tools.map(({ name, description, input }) => [name, { description, inputSchema: input }]))
