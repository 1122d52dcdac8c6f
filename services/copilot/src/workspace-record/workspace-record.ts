import { CoverdeskError, parseInput, type Question, unauthenticated } from '@coverdesk/kit'
import { z } from 'zod'
import { designOf } from '../styles/designs/base-styles.ts'
import { styledDocument } from '../styles/pages/compose-document.ts'
import { senderOfAgency } from '../styles/pages/sender-of-agency.ts'
import { writePdf } from '../styles/pdf/process/write-pdf.ts'
import { collectRecord } from './collect-record.ts'
import { recordBlocks } from './record-blocks.ts'

const input = z.object({ workspaceId: z.string() })

/**
 * The record of a workspace for errors and omissions: as a PDF, and as data. As long as nothing changes in the workspace, both are the same bytes.
 *
 * @throws UNAUTHENTICATED
 */
export const workspaceRecord: Question = async (given, { agencyId, userId }) => {
  if (!agencyId || !userId) throw unauthenticated()
  try {
    const history = await collectRecord(parseInput(input, given).workspaceId)
    const { sender, timeZone } = await senderOfAgency()
    const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long', timeZone })
    const title = `Record of ${history.workspace.title}`
    const at = history.workspace.updatedAt
    const design = designOf(null)
    const { blocksOfMarkdown } = await import('../tools/drafts/blocks-of-markdown.ts')
    const blocks = recordBlocks(history, time => clock.format(time), blocksOfMarkdown)
    const written = { title, blocks, sources: [], at }
    const document = styledDocument(written, design, { sender, timeZone })
    const createdAt = Math.floor(at.getTime() / 1_000)
    const pdf = await writePdf({ document, design, createdAt, before: null, after: null })
    return { name: title, changedAt: at.toISOString(), pdf: Buffer.from(pdf).toString('base64'), data: dataOf(history) }
  } catch (error) {
    if (!(error instanceof CoverdeskError && error.code === 'NOT_FOUND')) throw error
    return { problem: { code: error.code, message: error.message } }
  }
}

const dataOf = (history: object) => `${JSON.stringify(history, null, 2)}\n`
