import type { FilledFieldFragment } from '../generated/documents'

/** Which fields the list shows. */
export type ReviewFilter = 'OPEN' | 'UNCERTAIN' | 'MISSING' | 'ALL'

type Field = Pick<FilledFieldFragment, 'name' | 'state'>

/** What someone still has to look at. */
const isOpen = ({ state }: Field) => state === 'UNCERTAIN' || state === 'MISSING'

const passes: Readonly<Record<ReviewFilter, (field: Field) => boolean>> = {
  OPEN: isOpen,
  UNCERTAIN: ({ state }) => state === 'UNCERTAIN',
  MISSING: ({ state }) => state === 'MISSING',
  ALL: () => true,
}

/** Those of a filter; the chosen one stays, so that it doesn’t vanish while it is filled. */
export const reviewedFields = <One extends Field>(
  fields: readonly One[],
  filter: ReviewFilter,
  chosen?: string,
): One[] => fields.filter(field => field.name === chosen || passes[filter](field))

export const countOf = (fields: readonly Field[], filter: ReviewFilter): number => fields.filter(passes[filter]).length

/** The next field that is uncertain, else missing, from the chosen one on and then from the start. */
export function nextOpenField<One extends Field>(fields: readonly One[], chosen: string | undefined): One | undefined {
  const at = fields.findIndex(({ name }) => name === chosen)
  const around = [...fields.slice(at + 1), ...fields.slice(0, at + 1)].filter(({ name }) => name !== chosen)
  return around.find(({ state }) => state === 'UNCERTAIN') ?? around.find(({ state }) => state === 'MISSING')
}

export const fieldStateNames: Readonly<Record<FilledFieldFragment['state'], string>> = {
  CERTAIN: 'Certain',
  UNCERTAIN: 'Uncertain',
  MISSING: 'Missing',
  LEFT_EMPTY: 'Stays empty',
}
