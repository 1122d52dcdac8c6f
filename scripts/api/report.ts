import ts from 'typescript'
import type { Declarations } from './declarations.ts'
import type { Entry } from './entries.ts'

/** What one entry promises. */
export interface Report {
  /** Markdown; the same promise is the same text. */
  text: string
  /** The exports that no comment explains. */
  undocumented: readonly string[]
}

const printer = ts.createPrinter({ removeComments: true })

/**
 * Writes down everything that an entry exports, and the types that these are made of, in the order of their names.
 *
 * @param entries all of the package: what another one exports is described there
 */
export function reportOf(entry: Entry, entries: readonly Entry[], declarations: Declarations): Report {
  const { checker } = declarations
  const exported = ownExportsOf(entry, declarations)
  const undocumented = exported.filter(({ symbol }) => !isDocumented(symbol, checker)).map(({ name }) => name)
  const described = elsewhere(entry, entries, declarations)
  const mentioned = mentionedBy(exported, described, checker)
  const blocks = [
    ...exported.map(({ name, symbol }) => block(symbol, name)),
    ...passedOn(declarations.of(entry.source), checker),
  ]
  const parts = [
    `# API of \`${entry.name}\``,
    'Written by `npm run api -- --write`. A change here is a change of contract.',
    code(blocks),
    ...(mentioned.here.length > 0 ? ['Mentioned by these, but not exported:', code(mentioned.here)] : []),
    ...(mentioned.outside.length > 0 ? [`From outside: ${mentioned.outside.join(', ')}.`] : []),
  ]
  return { text: `${parts.join('\n\n')}\n`, undocumented }
}

interface Export {
  name: string
  symbol: ts.Symbol
}

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)

/** What the package itself declares. */
const ownExportsOf = ({ source }: Entry, { checker, of }: Declarations): Export[] =>
  checker
    .getExportsOfModule(symbolOf(of(source), checker))
    .map(symbol => ({ name: symbol.name, symbol: target(symbol, checker) }))
    .filter(({ symbol }) => symbol.declarations?.length)
    .sort(byName)

/** What the other entries of the package export, and which of them. */
const elsewhere = (entry: Entry, entries: readonly Entry[], declarations: Declarations) =>
  new Map(
    entries
      .filter(other => other !== entry)
      .flatMap(other => ownExportsOf(other, declarations).map(({ symbol }) => [symbol, other.name] as const)),
  )

const symbolOf = (file: ts.SourceFile, checker: ts.TypeChecker) =>
  checker.getSymbolAtLocation(file) ?? fail(`${file.fileName} exports nothing.`)

const target = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

const isDocumented = (symbol: ts.Symbol, checker: ts.TypeChecker) => symbol.getDocumentationComment(checker).length > 0

/** What the entry takes from other packages and passes on: `export { Outlet } from 'react-router'`. */
const passedOn = (file: ts.SourceFile, checker: ts.TypeChecker): string[] =>
  file.statements
    .filter(ts.isExportDeclaration)
    .filter(({ moduleSpecifier }) => moduleSpecifier && !checker.getSymbolAtLocation(moduleSpecifier))
    .map(statement => print(statement))
    .sort()

/** The types that these exports are made of, and theirs in turn: those of this package, and the names of others. */
function mentionedBy(exported: readonly Export[], described: ReadonlyMap<ts.Symbol, string>, checker: ts.TypeChecker) {
  const own = exported.map(({ symbol }) => symbol)
  const here = new Set(own)
  const outside = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) note(node)
    ts.forEachChild(node, visit)
  }
  const note = (name: ts.Identifier) => {
    const symbol = checker.getSymbolAtLocation(name)
    if (!symbol) return
    const found = target(symbol, checker)
    const entry = described.get(found)
    const origin = originOf(symbol)
    if (entry && !here.has(found)) outside.add(`\`${found.name}\` (${entry})`)
    else if (found.declarations?.some(isTopLevel)) here.add(found)
    else if (origin) outside.add(origin)
  }
  // It grows while it is gone through.
  for (const symbol of here) symbol.declarations?.filter(isTopLevel).forEach(visit)
  const mentioned = [...here].filter(symbol => !own.includes(symbol)).sort(byName)
  return { here: mentioned.map(symbol => block(symbol, symbol.name)), outside: [...outside].sort() }
}

const isTopLevel = (declaration: ts.Declaration) => ts.isSourceFile(statementOf(declaration).parent)

/** A variable's own declaration says neither `declare` nor `const`. */
const statementOf = (declaration: ts.Declaration): ts.Node =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration

/** The package that something is imported from. */
function originOf(symbol: ts.Symbol): string | undefined {
  const specifier = symbol.declarations?.find(ts.isImportSpecifier)
  if (!specifier) return undefined
  const from = specifier.parent.parent.parent.moduleSpecifier as ts.StringLiteral
  return `\`${(specifier.propertyName ?? specifier.name).text}\` (${from.text})`
}

function block(symbol: ts.Symbol, name: string): string {
  const texts = (symbol.declarations ?? []).map(declaration => print(statementOf(declaration)).replace(/^export /, ''))
  const renamed = symbol.name === name ? [] : [`// exported as ${name}`]
  return [...renamed, ...texts].join('\n')
}

const print = (node: ts.Node) =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/^(export )?declare /, '$1')

const code = (blocks: readonly string[]) => ['```ts', blocks.join('\n\n'), '```'].join('\n')

function fail(message: string): never {
  throw new Error(message)
}
