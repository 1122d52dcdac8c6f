import { unlessDiskIsFull } from '@coverdesk/kit'
import { type FieldNode, Kind, type OperationDefinitionNode, parse, print } from 'graphql'
import type { Manifest } from './manifest.ts'
import { documentIdOf, type TrustedDocuments } from './trusted-documents.ts'

/** The one operation that asks what waits in the navigation of all plugins (docs/contracts.md). */
export interface NavCounts {
  documentId: string
  /** For the `documentId` of each plugin's own count, its field in the answer. */
  fields: Record<string, string>
}

/**
 * Puts the counts of all plugins into one published document, so that a page asks once.
 *
 * @returns undefined when nothing is counted, or when a full disk keeps a new document from being published: the page
 *   opens without counts
 */
export async function navCountsOf(
  manifests: readonly Manifest[],
  documents: TrustedDocuments,
): Promise<NavCounts | undefined> {
  const ids = manifests.flatMap(({ nav }) => nav.flatMap(({ count }) => (count ? [count.documentId] : [])))
  const asked: FieldNode[] = []
  const fields: Record<string, string> = {}
  for (const id of new Set(ids)) {
    const root = rootFieldOf(await documents.textOf(id))
    if (!root) continue
    const alias = `count${asked.length}`
    fields[id] = alias
    asked.push({ ...root, alias: { kind: Kind.NAME, value: alias } })
  }
  if (asked.length === 0) return undefined
  const text = `query NavCounts ${print({ kind: Kind.SELECTION_SET, selections: asked })}`
  const documentId = documentIdOf(text)
  if ((await documents.textOf(documentId)) === null) await unlessDiskIsFull(documents.register([text]))
  return (await documents.textOf(documentId)) === null ? undefined : { documentId, fields }
}

/** Builds see to it that a count is a query with one field and no variables; nothing else is asked by this name. */
function rootFieldOf(text: string | null): FieldNode | undefined {
  const definition = text === null ? undefined : parse(text).definitions.find(isQuery)
  const [root, ...others] = definition?.selectionSet.selections ?? []
  if (root?.kind !== Kind.FIELD || root.selectionSet || others.length > 0) return undefined
  return definition?.variableDefinitions?.length ? undefined : root
}

const isQuery = (definition: { kind: Kind }): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION && (definition as OperationDefinitionNode).operation === 'query'
