import { dirname } from 'node:path'
import ts from 'typescript'

/** A place in JSX where `count && <X/>` shows 0. */
export interface LeakedRender {
  file: string
  line: number
  text: string
}

/**
 * Finds what shows a stray "0": a number (or NaN, or a bigint) left of `&&` whose result may be drawn. Text is no danger, because an
 * empty one draws nothing, which is why Biome's `noLeakedRender` finds hundreds of good lines.
 */
export function leakedRenders(program: ts.Program, isOurs: (file: string) => boolean): LeakedRender[] {
  const checker = program.getTypeChecker()
  const found: LeakedRender[] = []
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile || !source.fileName.endsWith('.tsx') || !isOurs(source.fileName)) continue
    const visit = (node: ts.Node): void => {
      if (isAnd(node) && isDrawn(node.right) && mayBeNumber(checker, node.left)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        found.push({ file: source.fileName, line: line + 1, text: node.left.getText() })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found
}

const isAnd = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken

/** Whether it has JSX of its own: what is drawn, or a part of it. */
function isDrawn(node: ts.Node): boolean {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return true
  if (ts.isFunctionLike(node) || ts.isCallExpression(node) || ts.isObjectLiteralExpression(node)) return false
  return ts.forEachChild(node, child => isDrawn(child) || undefined) ?? false
}

/** Of `a || b` and `a && b`, what they may come to: TypeScript leaves what is always true out of it. */
function mayBeNumber(checker: ts.TypeChecker, node: ts.Expression): boolean {
  const type = checker.getTypeAtLocation(node)
  const parts = type.isUnion() ? type.types : [type]
  // A `ReactNode`, which is a number only where its caller passes one: that place is found instead.
  if (parts.length > 3 && parts.some(({ flags }) => flags & ts.TypeFlags.BigInt)) return false
  return parts.some(part => {
    if (part.flags & ts.TypeFlags.NumberLiteral) return (part as ts.NumberLiteralType).value === 0
    return (part.flags & (ts.TypeFlags.Number | ts.TypeFlags.BigIntLike)) !== 0
  })
}

/** The files of a `tsconfig`, as its types are checked. */
export function programOf(configFile: string): ts.Program {
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile))
  const { tsBuildInfoFile: _, ...checked } = options
  return ts.createProgram(fileNames, { ...checked, noEmit: true, incremental: false })
}
