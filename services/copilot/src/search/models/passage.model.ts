import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { Passage as PassageOfPage } from '../passages/passage.ts'

/** A passage of a file, as it is shown and quoted. */
export interface PassageRecord extends PassageOfPage {
  _id: Types.ObjectId
  fileId: string
  /** Its place in the file: see `passageNumber`. */
  number: number
  /** Names the file and that place, so that one list of keys finds passages of many files. */
  key: string
  pageLabel: string | null
}

const heading = new Schema({ level: Number, text: String }, { _id: false })
const schema = new Schema<PassageRecord>({
  fileId: { type: String, required: true },
  number: { type: Number, required: true },
  key: { type: String, required: true },
  page: { type: Number, required: true },
  index: { type: Number, required: true },
  pageLabel: { type: String, default: null },
  start: { type: Number, required: true },
  end: { type: Number, required: true },
  text: String,
  headings: [heading],
  tableHeader: { type: String, default: null },
  margins: String,
} as never)
schema.index({ agencyId: 1, key: 1 }, { unique: true })
schema.index({ agencyId: 1, fileId: 1, number: 1 })

export const Passage = defineTenantModel('passages', schema, { isDerived: true })

/** More than a page can have: a sheet of a million rows has 60,000. */
const passagesPerPage = 2 ** 20

/** A passage's place in its file, in reading order. The pages around it may be read later, or again. */
export const passageNumber = ({ page, index }: Pick<PassageOfPage, 'page' | 'index'>): number =>
  page * passagesPerPage + index

/** The numbers that passages of these pages have. */
export const numbersOfPages = (first: number, last = first) => ({
  from: first * passagesPerPage,
  to: (last + 1) * passagesPerPage,
})

export const passageKey = ({ fileId, number }: Pick<PassageRecord, 'fileId' | 'number'>): string =>
  `${fileId}:${number}`
