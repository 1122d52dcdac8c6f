import type { JudgedDocument } from './measure-facts.ts'

/** What the engine got wrong, with both sides; of layouts that are held out, only how much. */
export function reportMisses(judged: readonly JudgedDocument[]): string[] {
  return judged.flatMap(({ document, facts, evidence, seen }) => {
    const { missed, invented, right, fields } = facts
    const wrong = missed.length + invented.length + evidence.broken.length
    if (wrong === 0) return []
    const head = `${document.name} ${document.kind}${document.isScan ? ' (scan)' : ''}: ${right} of ${fields} right`
    if (!seen) return [`${head}, ${invented.length} invented, ${evidence.broken.length} broken quotes`]
    return [
      head,
      ...missed.map(({ expected: { field, line, state, values }, stated }) => {
        const said = stated.map(fact => `${fact.state} ${fact.line ?? '-'} ${JSON.stringify(fact.value)}`).join(' | ')
        return `  missed ${field} ${line ?? '-'}: ${state} ${JSON.stringify(values)}; engine: ${said || 'nothing'}`
      }),
      ...invented.map(
        ({ field, line, value, evidence }) =>
          `  invented ${field} ${line ?? '-'}: ${JSON.stringify(value)} from “${evidence[0]?.quote}”`,
      ),
      ...evidence.broken.map(({ field, page, quote, reason }) => `  ${reason} ${field}, page ${page}: “${quote}”`),
    ]
  })
}
