import { isValidObjectId } from 'mongoose'
import { Passage, type PassageRecord } from '../models/passage.model.ts'

/** A passage as it was indexed; null when its file was read again since, or the agency has no such passage. */
export async function storedPassage(passageId: string): Promise<PassageRecord | null> {
  return isValidObjectId(passageId) ? Passage.findById(passageId).lean() : null
}
