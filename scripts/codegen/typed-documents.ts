import { readFileSync } from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import * as typedDocumentNode from '@graphql-codegen/typed-document-node'
import * as operations from '@graphql-codegen/typescript-operations'
import { buildSchema, parse } from 'graphql'
import { globSync } from 'tinyglobby'
import { documentIdOf, readOperations } from '../build/operations.ts'
import { at } from '../workspace/root.ts'

/**
 * TypeScript with a typed document for each operation in a remote's `.graphql` files.
 * @param remote the remote's folder, or the shell's
 * @param schema the stitched schema as SDL
 * @throws when a document does not fit the schema, with the place
 */
export async function typedDocuments(remote: string, schema: string): Promise<string> {
  const files = globSync('src/**/*.graphql', { cwd: at(remote), absolute: true }).sort()
  const code = await codegen({
    filename: 'documents.ts',
    schema: parse(schema),
    schemaAst: buildSchema(schema),
    documents: files.map(location => ({ location, document: parse(readFileSync(location, 'utf8')) })),
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      skipTypename: false,
      nonOptionalTypename: true,
      documentMode: 'documentNode',
      scalars: { DateTime: 'string', Date: 'string', Money: 'number' },
      strictScalars: true,
    },
    plugins: [{ operations: {} }, { typedDocumentNode: {} }],
    pluginMap: { operations, typedDocumentNode },
  })
  const header = '// Written by `npm run codegen` from the .graphql files of this package. Do not edit.\n'
  const named = readOperations(remote).reduce(withDocumentId, code)
  return header + named.replace("'@graphql-typed-document-node/core'", typesFor(remote))
}

/** A remote depends on the SDK and the design system only. */
const typesFor = (folder: string) => (folder === 'plugin-sdk' ? "'urql'" : "'@coverdesk/plugin-sdk'")

/** A document that knows its published name is sent by it (`plugin-sdk/src/host/send-by-name.ts`). */
const withDocumentId = (code: string, operation: { name: string; document: string }) =>
  code.replace(
    `export const ${operation.name}Document = {"kind":"Document",`,
    `export const ${operation.name}Document = {"kind":"Document","documentId":"${documentIdOf(operation)}",`,
  )
