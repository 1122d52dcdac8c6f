import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../workspace/root.ts'

/** The declarations of browser code, as a program that knows nothing but them. */
export interface Declarations {
  checker: ts.TypeChecker
  /** The declarations of a source file: `plugin-sdk/src/index.ts`. */
  of(source: string): ts.SourceFile
}

/**
 * Writes, in memory, what other packages see of these files: inferred types are spelled out, bodies are gone.
 *
 * @param sources relative to the repository; what they import of the same packages comes along
 * @throws an Error that names what can't be declared
 */
export function declareSources(sources: readonly string[]): Declarations {
  const options: ts.CompilerOptions = {
    ...readOptions('tsconfig.web.json'),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    // Else the members of a union change places with whatever else is compiled.
    stableTypeOrdering: true,
  }
  const texts = new Map<string, string>()
  const program = ts.createProgram(
    sources.map(source => join(root, source)),
    options,
  )
  const { diagnostics } = program.emit(
    undefined,
    (file, text) => texts.set(relative(root, file), text),
    undefined,
    true,
  )
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, plainHost))
  return declarationsIn(texts, sources)
}

function readOptions(file: string): ts.CompilerOptions {
  const path = join(root, file)
  const { config } = ts.readConfigFile(path, ts.sys.readFile)
  return ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root, undefined, path).options
}

/**
 * The same of declarations that are written already. What is outside of them, such as React, stays a name.
 *
 * @param texts by their files: `plugin-sdk/src/index.d.ts`
 */
export function declarationsIn(texts: ReadonlyMap<string, string>, sources: readonly string[]): Declarations {
  const host: ts.CompilerHost = {
    ...plainHost,
    getSourceFile: (file, version) => ts.createSourceFile(file, texts.get(file) ?? '', version),
    getDefaultLibFileName: () => 'lib.d.ts',
    writeFile: () => undefined,
    fileExists: file => texts.has(file),
    readFile: file => texts.get(file),
    resolveModuleNameLiterals: (names, importer) =>
      names.map(({ text }) => ({ resolvedModule: resolved(text, importer, texts) })),
  }
  const program = ts.createProgram(sources.map(declarationsFile), { noLib: true, types: [] }, host)
  return {
    checker: program.getTypeChecker(),
    of: source => program.getSourceFile(declarationsFile(source)) ?? missing(source),
  }
}

const declarationsFile = (source: string) => source.replace(/\.tsx?$/, '.d.ts')

function resolved(name: string, importer: string, texts: ReadonlyMap<string, string>) {
  if (!name.startsWith('.')) return undefined
  const path = join(dirname(importer), name.replace(/\.tsx?$/, ''))
  const file = [`${path}.d.ts`, `${path}/index.d.ts`].find(candidate => texts.has(candidate))
  return file === undefined ? undefined : { resolvedFileName: file, extension: ts.Extension.Dts }
}

const plainHost = {
  getCurrentDirectory: () => '',
  getCanonicalFileName: (file: string) => file,
  useCaseSensitiveFileNames: () => true,
  getNewLine: () => '\n',
}

function missing(source: string): never {
  throw new Error(`${source} has no declarations.`)
}
