import { askOnce, type ColumnTexts } from '@coverdesk/plugin-sdk'
import { PolicySummariesDocument } from '../generated/documents'
import type { PolicySummary } from './SummaryCell'

/** What an export of the accounts writes into a column of theirs. */
export const summaryTexts =
  (text: (summary: NonNullable<PolicySummary>) => string | number | null): ColumnTexts =>
  async ids => {
    const { policySummaries } = await askOnce(PolicySummariesDocument, { ids: [...ids] })
    const byId = new Map((policySummaries ?? []).flatMap(account => (account ? [[account.id, account]] : [])))
    return ids.map(id => {
      const summary = byId.get(id)?.policySummary
      return summary ? text(summary) : null
    })
  }
