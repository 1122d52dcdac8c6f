/** Something that the person has done, in words that hold no data of anybody. */
export interface Action {
  /** `Create account` */
  name: string
  /** `done`, or the code with which it was refused. */
  outcome: string
}

const listeners = new Set<(action: Action) => void>()

/**
 * Hears of each mutation that someone runs on this page, by the name of its operation.
 *
 * @returns what ends it
 */
export function onActions(listener: (action: Action) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** As much of a document as says its name. */
interface NamedDocument {
  definitions: readonly { kind: string; name?: { value: string } | undefined }[]
}

/** Reports the result of a mutation. */
export function noteAction(document: NamedDocument, outcome: string): void {
  if (listeners.size === 0) return
  const operation = document.definitions.find(definition => definition.kind === 'OperationDefinition')
  const name = inWords(operation?.name?.value ?? 'Unnamed')
  for (const listener of listeners) listener({ name, outcome })
}

/** `CreateAccount` → `Create account` */
const inWords = (name: string) =>
  name.replace(/([a-z0-9])([A-Z])/g, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`)
