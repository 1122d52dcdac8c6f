import ts from 'typescript'

/** A regular expression in a source file. */
interface FoundPattern {
  /** Counted from 1. */
  line: number
  /** Null: it is made of what only the running program knows. */
  source: string | null
  flags: string
  /** Why its input is short, as the comment beside it says; null: no comment says so. */
  reason: string | null
}

/** Regular expressions of a file: literals, and what `RegExp` is called with where the file says it whole. */
export function patternsIn(name: string, content: string): FoundPattern[] {
  const file = ts.createSourceFile(name, content, ts.ScriptTarget.Latest, true)
  const known = constantsOf(file)
  const found: FoundPattern[] = []
  const visit = (node: ts.Node): void => {
    const pattern = literalOf(node) ?? constructedOf(node, known)
    if (pattern) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      found.push({ ...pattern, line: line + 1, reason: reasonOf(node, content) })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

type Pattern = Pick<FoundPattern, 'source' | 'flags'>

function literalOf(node: ts.Node): Pattern | null {
  if (!ts.isRegularExpressionLiteral(node)) return null
  const end = node.text.lastIndexOf('/')
  return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) }
}

function constructedOf(node: ts.Node, known: Constants): Pattern | null {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return null
  if (node.expression.getText() !== 'RegExp') return null
  const [source, flags] = node.arguments ?? []
  return { source: source ? textOf(source, known) : '', flags: (flags && textOf(flags, known)) ?? '' }
}

type Constants = ReadonlyMap<string, ts.Expression>

/** What `const` names in the whole file; a name that is used twice stands for nothing. */
function constantsOf(file: ts.SourceFile): Constants {
  const constants = new Map<string, ts.Expression>()
  const repeated = new Set<string>()
  const visit = (node: ts.Node): void => {
    if ((ts.isVariableDeclaration(node) || ts.isParameter(node)) && ts.isIdentifier(node.name)) {
      const { text } = node.name
      if (constants.has(text) || !node.initializer || ts.isParameter(node)) repeated.add(text)
      else constants.set(text, node.initializer)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  for (const name of repeated) constants.delete(name)
  return constants
}

/** The text that an expression is; null where the file alone doesn’t say. */
function textOf(expression: ts.Expression, known: Constants): string | null {
  if (ts.isStringLiteral(expression) || ts.isNoSubstitutionTemplateLiteral(expression)) return expression.text
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression))
    return textOf(expression.expression, known)
  if (ts.isRegularExpressionLiteral(expression)) return literalOf(expression)?.source ?? null
  if (ts.isTaggedTemplateExpression(expression)) {
    return expression.tag.getText() === 'String.raw' ? templateText(expression.template, known, true) : null
  }
  if (ts.isTemplateExpression(expression)) return templateText(expression, known, false)
  if (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return joined([textOf(expression.left, known), textOf(expression.right, known)])
  }
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'source')
    return textOf(expression.expression, known)
  if (ts.isNewExpression(expression)) return constructedOf(expression, known)?.source ?? null
  if (ts.isCallExpression(expression)) return joinOf(expression, known)
  if (!ts.isIdentifier(expression)) return null
  const meant = known.get(expression.text)
  return meant ? textOf(meant, known) : null
}

const joined = (parts: readonly (string | null)[], between = ''): string | null =>
  parts.includes(null) ? null : parts.join(between)

function templateText(template: ts.TemplateLiteral, known: Constants, isRaw: boolean): string | null {
  const written = (part: ts.TemplateLiteralLikeNode) => (isRaw ? (part.rawText ?? '') : part.text)
  if (ts.isNoSubstitutionTemplateLiteral(template)) return written(template)
  return joined([
    written(template.head),
    ...template.templateSpans.flatMap(span => [textOf(span.expression, known), written(span.literal)]),
  ])
}

/** `[…].join('|')` of texts. */
function joinOf(call: ts.CallExpression, known: Constants): string | null {
  if (!ts.isPropertyAccessExpression(call.expression) || call.expression.name.text !== 'join') return null
  const list = call.expression.expression
  const meant = ts.isIdentifier(list) ? known.get(list.text) : list
  if (!meant || !ts.isArrayLiteralExpression(meant)) return null
  const [between] = call.arguments
  return joined(
    meant.elements.map(element => textOf(element, known)),
    (between && textOf(between, known)) ?? ',',
  )
}

const comment = /\/\/ linear: (.+)/

/** Above the pattern, or above what it is a part of: an entry of a list, a constant, a statement. */
function reasonOf(pattern: ts.Node, content: string): string | null {
  for (let node = pattern; node && !ts.isSourceFile(node); node = node.parent) {
    const comments = ts.getLeadingCommentRanges(content, node.getFullStart()) ?? []
    for (const { pos, end } of comments) {
      const reason = comment.exec(content.slice(pos, end))?.[1]
      if (reason) return reason
    }
    if (ts.isStatement(node) || ts.isClassElement(node)) return null
  }
  return null
}
