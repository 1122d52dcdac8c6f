import type { ComposedSchema } from './compose.ts'
import { type PreparedOperation, prepareOperation } from './prepare-operation.ts'

/** So many are kept for one schema; in development anybody may write new ones. */
const maxKept = 1_000

/** Each document is read, checked and classified once for each schema. */
export class PreparedOperations {
  readonly #bySchema = new WeakMap<ComposedSchema, Map<string, PreparedOperation>>()

  /** @throws RefusedRequest when the document may not run */
  get(
    composed: ComposedSchema,
    text: string,
    operationName: string | null | undefined,
    hideSchema: boolean,
  ): PreparedOperation {
    const kept = this.#bySchema.get(composed) ?? new Map<string, PreparedOperation>()
    this.#bySchema.set(composed, kept)
    const key = operationName ? `${operationName}\n${text}` : text
    const known = kept.get(key)
    if (known) return known
    const prepared = prepareOperation(composed, text, operationName, hideSchema)
    if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? '')
    kept.set(key, prepared)
    return prepared
  }
}
