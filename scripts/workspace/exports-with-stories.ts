import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'

/** A name that a file exports. */
interface Exported {
  name: string
  /** The file without its ending; a package's name when it comes from there. */
  from: string
}

/** One line of an entry point: what others call it there, and where it comes from. */
interface Listed {
  publicly: Exported
  origin: Exported
}

/**
 * Finds what a package exports at any of its entry points and no story of it shows: used in a story, or in a fixture
 * that a story is made of. Types have no story: they are seen on the pages of the components that take them.
 *
 * @param folder of the package
 * @returns a sentence for each
 */
export function exportsWithoutStory(folder: string): string[] {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    exports: Record<string, string>
  }
  const shown = new Set(globSync('src/**/*.stories.tsx', { cwd: folder, absolute: true }).flatMap(usedInStory))
  return Object.entries(exports).flatMap(([entry, file]) => {
    const listed = listedExports(resolve(folder, file))
    // By its old name, an export is the same one.
    for (const { publicly, origin } of listed) if (shown.has(keyOf(publicly))) shown.add(keyOf(origin))
    return listed
      .filter(({ publicly, origin }) => !shown.has(keyOf(publicly)) && !shown.has(keyOf(origin)))
      .map(({ origin }) => `${origin.name} of ${join(name, entry)} is in no story; it comes from ${place(origin)}.`)
  })

  function place({ from }: Exported) {
    return from.startsWith('/') ? relative(folder, from) : from
  }
}

const keyOf = ({ from, name }: Exported) => `${from}#${name}`

/** The values that an entry point lists. @throws when it does anything else: then this does not know what it exports */
function listedExports(file: string): Listed[] {
  return parse(file).statements.flatMap(statement => {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || !statement.exportClause)
      throw new Error(`${file} is to list what it exports, by name: ${statement.getText().split('\n')[0]}`)
    if (statement.isTypeOnly || !ts.isNamedExports(statement.exportClause)) return []
    const from = sourceOf(file, statement.moduleSpecifier)
    return statement.exportClause.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => ({
        publicly: { name: name.text, from: withoutEnding(file) },
        origin: { name: (propertyName ?? name).text, from },
      }))
  })
}

/** What a story uses as a value, by itself or in its fixtures. */
function usedInStory(file: string): string[] {
  const source = parse(file)
  const imported = source.statements.filter(ts.isImportDeclaration).filter(({ importClause }) => importClause)
  const used = usedNames(source)
  return imported.flatMap(({ importClause, moduleSpecifier }) => {
    const from = sourceOf(file, moduleSpecifier)
    const fixture = from.endsWith('.fixture') ? usedInStory(`${from}.tsx`) : []
    return [...fixture, ...namesOf(importClause).flatMap(([own, name]) => (used.has(own) ? keyOf({ name, from }) : []))]
  })
}

/** Each imported value: what the file calls it, and what it is called where it comes from. */
function namesOf(clause: ts.ImportClause | undefined): [own: string, name: string][] {
  const bindings = clause?.namedBindings
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : []
  return [
    ...(clause?.name ? [[clause.name.text, 'default'] as [string, string]] : []),
    ...named.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text] as [string, string]),
  ]
}

/** Names that stand for values. Types, names of properties, and what is only listed as `subcomponents`, are none. */
function usedNames(source: ts.SourceFile): Set<string> {
  const used = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isIdentifier(node)) used.add(node.text)
    if (!ts.isPropertyAssignment(node)) ts.forEachChild(node, visit)
    else if (node.name.getText(source) !== 'subcomponents') visit(node.initializer)
  }
  visit(source)
  return used
}

function sourceOf(file: string, { text }: ts.Expression & { text?: string }): string {
  if (text === undefined) throw new Error(`${file} names a module by an expression.`)
  if (!text.startsWith('.')) return text
  const path = resolve(dirname(file), text)
  return existsSync(join(path, 'index.ts')) ? join(path, 'index') : path
}

const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '')

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
