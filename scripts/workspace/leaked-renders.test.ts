import ts from 'typescript'
import { expect, it } from 'vitest'
import { leakedRenders } from './leaked-renders.ts'

/** What is found in lines of a component that draws them. */
function foundIn(...lines: string[]): string[] {
  const text = `declare const count: number; declare const name: string; declare const files: number[] | undefined
    declare namespace JSX { interface IntrinsicElements { p: object } interface Element {} }
    ${lines.map((line, place) => `export const Part${place} = () => ${line}`).join('\n')}`
  const file = '/part.tsx'
  const options: ts.CompilerOptions = { jsx: ts.JsxEmit.Preserve, strict: true, target: ts.ScriptTarget.ES2022 }
  const host = ts.createCompilerHost(options)
  const readLibrary = host.getSourceFile.bind(host)
  host.getSourceFile = (name, target, ...rest) =>
    name === file ? ts.createSourceFile(file, text, target, true) : readLibrary(name, target, ...rest)
  return leakedRenders(ts.createProgram([file], options, host), name => name === file).map(({ text }) => text)
}

it('finds a number left of what is drawn', () => {
  expect(foundIn('<p>{count && <p />}</p>', '({ children: (name || files?.length) && (<p />) })')).toEqual([
    'count',
    '(name || files?.length)',
  ])
})

it('lets through what draws nothing', () => {
  expect(
    foundIn('<p>{count > 0 && <p />}</p>', '<p>{name && <p />}</p>', '<p>{files && files.length > 0 && <p />}</p>'),
  ).toEqual([])
})
