import ts from 'typescript'

export interface VisibleString {
  line: number
  text: string
}

/** Attributes and properties whose values people don't see. */
const invisible =
  /^(?:className|class|id|key|name|type|role|href|to|path|slot|src|htmlFor|testId|kind|status|appearance|size|tone|icon|variant|as|method|operationName|query|collection|mutation|typename|code|state|field|sort|order|event|url|pattern|format|style|width|height|position|layout|d|viewBox|fill|stroke|transform|target|rel|mode|accept|autoComplete|inputMode|lang|data-.*)$/

/** A sentence, a label or a word that begins with a capital; not an identifier, a path, a query or a class. */
const looksVisible = (text: string) =>
  /^[\p{Lu}\d"“…'‘(]/u.test(text) &&
  /\p{Ll}/u.test(text) &&
  !/^[A-Z][a-z]+(?:[A-Z][a-z]*)+$/.test(text) &&
  !/^\(|[{}<>;]|=>|^\d+(?:\.\d+)?(?:px|ms|s|rem|%)|^[A-Z_]+$|^M\d/.test(text)

/**
 * The texts of a file that people may see: JSX text, string attributes, and string literals and templates that read
 * like a label or a sentence. Comments, imports, types and log lines are left out. It may list a string too many.
 */
export function visibleStrings(file: string, source: string): VisibleString[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const found: VisibleString[] = []
  const add = (node: ts.Node, text: string) => {
    const shown = text.replaceAll(/\s+/g, ' ').trim()
    if (shown) found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, text: shown })
  }
  const visit = (node: ts.Node): void => {
    if (isInvisible(node)) return
    if (ts.isJsxText(node)) {
      if (/\p{L}/u.test(node.text)) add(node, node.text)
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (looksVisible(node.text)) add(node, node.text)
    } else if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
      if (looksVisible(text) || /\p{L}{2,} \p{L}{2,}/u.test(text)) add(node, text)
      for (const span of node.templateSpans) visit(span.expression)
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function isInvisible(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true
  if (ts.isJsxAttribute(node)) return invisible.test(node.name.getText())
  if (ts.isPropertyAssignment(node)) return ts.isIdentifier(node.name) && invisible.test(node.name.text)
  if (ts.isTaggedTemplateExpression(node)) return true
  // What operators read in logs, and what only a developer sees.
  return ts.isCallExpression(node) && /^(?:this\.|options\.|#)*log\.|^console\./.test(node.expression.getText())
}
