import { readFileSync } from 'node:fs'
import { at } from '../workspace/root.ts'
import { typeOfLetter } from './training-texts.ts'

/** A whole text, as it could arrive, and what it asks for. */
export interface DevelopmentText {
  kind: 'email' | 'call'
  text: string
  types: string[]
}

const folder = 'bench/evaluation/requests/development'

/** Texts that the models are never trained on. */
export const developmentTexts = (): DevelopmentText[] => [
  ...textsOf('mails.txt').map(text => ({ ...text, kind: 'email' as const })),
  ...textsOf('calls.txt').map(text => ({ ...text, kind: 'call' as const })),
]

function textsOf(name: string): Pick<DevelopmentText, 'text' | 'types'>[] {
  const [, ...blocks] = readFileSync(at(`${folder}/${name}`), 'utf8').split(/^=== /m)
  return blocks.map(block => {
    const [letters = '', ...lines] = block.split('\n')
    const types = letters.trim().split(' ').map(typeOfLetter)
    return { text: lines.join('\n').trim(), types: types.filter(type => type !== 'NONE') }
  })
}
