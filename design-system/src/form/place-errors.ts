/** One message of the server: the path of the field in the input, with dots, and what is wrong with it. */
export interface ValidationError {
  path: string
  message: string
}

/** Where the messages of an answer are shown. */
interface PlacedErrors {
  /** For another field than the server named. */
  moved: readonly ValidationError[]
  /** For no field at all. */
  unplaced: readonly ValidationError[]
  /** The paths of the fields that have a message, in the order of the form. */
  places: readonly string[]
}

/**
 * Finds the field for each message. A message about a whole group ("an address", "the locations") is under the
 * group's first field, one about a part of a field ("the second tag") under the field.
 *
 * @param fields the paths that the form can show
 */
export function placeErrors(errors: readonly ValidationError[], fields: readonly string[]): PlacedErrors {
  const placed = errors.map(error => ({ error, field: fieldFor(error.path, fields) }))
  const taken = new Set(placed.map(({ field }) => field))
  return {
    moved: placed.flatMap(({ error, field }) =>
      field !== undefined && field !== error.path ? [{ path: field, message: error.message }] : [],
    ),
    unplaced: placed.filter(({ field }) => field === undefined).map(({ error }) => error),
    places: fields.filter(field => taken.has(field)),
  }
}

const fieldFor = (path: string, fields: readonly string[]) =>
  fields.find(field => field === path) ??
  fields.find(field => field.startsWith(`${path}.`)) ??
  fields.find(field => path.startsWith(`${field}.`))
