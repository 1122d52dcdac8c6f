import { type BaseStyleId, baseStyleIds, defaultBaseStyleId } from '../designs/base-styles.ts'
import { findStyle } from '../records/change-style.ts'
import type { StyleRecord } from '../records/style.model.ts'

/** What documents take from a style. */
export type ChosenStyle = Pick<StyleRecord, 'baseStyleId' | 'prefixFiles' | 'suffixFiles'>

const isBaseStyle = (id: string): id is BaseStyleId => baseStyleIds.some(known => known === id)

/**
 * The style that an address names: one of the agency’s own or a built-in one, by default Classic Professional.
 * @throws NOT_FOUND
 */
export async function chosenStyle(id: string | undefined): Promise<ChosenStyle> {
  const baseStyleId = id || defaultBaseStyleId
  return isBaseStyle(baseStyleId) ? { baseStyleId, prefixFiles: [], suffixFiles: [] } : findStyle(baseStyleId)
}
