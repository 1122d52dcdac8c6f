import type { DocumentBlock } from '../../tools/drafts/document-block.ts'
import type { RecordedMessage } from '../parts/conversation.ts'
import { type BlocksOf, below, heading, list, paragraph, paragraphs, type WriteTime } from './blocks.ts'

/** A message, word for word, with the quotes that prove it. */
export function messageBlocks(message: RecordedMessage, timeOf: WriteTime, blocksOf: BlocksOf): DocumentBlock[] {
  const { number, by, at, isCara, engine, text, files, evidence, notFound, notSearched, notice } = message
  const made = isCara && engine ? ` (${engine === 'rules' ? 'by rules' : engine})` : ''
  return [
    heading(`${number}. ${by}${made}, ${timeOf(at)}`, 2),
    ...(isCara ? blocksOf(text).map(below) : paragraphs(text)),
    ...(files.length > 0 ? [paragraph(`Attached: ${files.join(', ')}`)] : []),
    ...(evidence.length > 0
      ? [list(evidence.map(({ mark, document, page, quote }) => `[${mark}] ${document}, page ${page}: “${quote}”`))]
      : []),
    ...notFound.map(({ question, sources }) => paragraph(`Not found: ${question} Searched: ${sources.join(', ')}`)),
    ...notSearched.map(failure => paragraph(`Not searched: ${failure}`)),
    ...(notice ? [paragraph(notice)] : []),
  ]
}
