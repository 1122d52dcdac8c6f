import type { Types } from 'mongoose'
import { z } from 'zod'
import { Receipt, type ReceiptRecord } from '../records/receipt.model.ts'

const output = z.object({ results: z.array(z.object({ url: z.string() })) })

/** The pages that a run's web searches have found: its answer may link to them. */
export async function foundAddresses(runId: Types.ObjectId): Promise<ReadonlySet<string>> {
  const receipts = await Receipt.find({ runId, name: 'SEARCH_WEB', state: 'DONE' }).lean<ReceiptRecord[]>()
  const found = receipts.flatMap(receipt => output.safeParse(JSON.parse(receipt.output ?? 'null')).data?.results ?? [])
  return new Set(found.map(({ url }) => url))
}
