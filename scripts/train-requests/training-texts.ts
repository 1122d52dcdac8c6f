import { readFileSync } from 'node:fs'
import { type SentenceClass, sentenceClasses } from '../../services/communication/src/asks/classifier/ask-types.ts'
import type { Surroundings } from '../../services/communication/src/asks/classifier/features.ts'
import type { SignName } from '../../services/communication/src/asks/signs/sign-features.ts'
import { at } from '../workspace/root.ts'

const letters: Readonly<Record<string, SentenceClass>> = {
  ...{ A: 'ADD_ADDITIONAL_INSURED', X: 'CANCEL_POLICY', C: 'CREATE_CERTIFICATE', D: 'DOCUMENT_REQUEST' },
  ...{ E: 'ENDORSE_POLICY', O: 'OTHER', Q: 'QUESTION', P: 'QUOTE_REQUEST', N: 'NONE' },
}

export interface LabeledSentence {
  sentence: string
  type: SentenceClass
  /** What is next to it, where it is a part of a whole text. */
  around?: Surroundings
}

/** A whole mail or call, as it could arrive. */
export interface LabeledItem {
  kind: 'email' | 'call'
  sentences: LabeledSentence[]
}

const folder = 'bench/evaluation/requests/training'
const linesOf = (name: string) => readFileSync(at(`${folder}/${name}`), 'utf8').split('\n')

/** @throws if no class has this letter */
export function typeOfLetter(letter: string): SentenceClass {
  const type = letters[letter]
  if (!type) throw new Error(`No class has the letter ${letter}.`)
  return type
}

function labeled(line: string): LabeledSentence {
  if (line[1] !== '|') throw new Error(`This line of the training texts has no class: ${line}`)
  return { type: typeOfLetter(line[0] ?? ''), sentence: line.slice(2).trim() }
}

/** Single sentences: a file for each class, and files with lines of any. */
export function trainingSentences(): LabeledSentence[] {
  const own = sentenceClasses.flatMap(type =>
    linesOf(`${type}.txt`)
      .filter(Boolean)
      .map(sentence => ({ type, sentence })),
  )
  return [
    ...own,
    ...['mentions.txt', 'more.txt', 'voices.txt', 'wishes.txt'].flatMap(name =>
      linesOf(name).filter(Boolean).map(labeled),
    ),
  ]
}

/** Whole mails and calls. */
export function trainingItems(): LabeledItem[] {
  const blocks = ['items.txt', 'mails.txt', 'calls.txt']
    .flatMap(name => [...linesOf(name), ''])
    .filter(line => !line.startsWith('#'))
    .join('\n')
    .split(/\n{2,}/)
    .map(block => block.split('\n').filter(Boolean))
    .filter(block => block.length > 0)
  return blocks.map(([kind, ...lines]) => ({
    kind: kind === 'call' ? 'call' : 'email',
    sentences: withSurroundings(lines.map(labeled)),
  }))
}

const withSurroundings = (sentences: readonly LabeledSentence[]): LabeledSentence[] =>
  sentences.map((one, place) => ({
    ...one,
    around: { before: sentences[place - 1]?.sentence ?? '', after: sentences[place + 1]?.sentence ?? '' },
  }))

const tones: Readonly<Record<string, number>> = { '-': 0, '0': 1, '+': 2 }

/** Sentences that are annoyed, neutral or pleased, in this order of places. */
export const toneSentences = () =>
  linesOf('tone.txt')
    .filter(Boolean)
    .map(line => ({ place: tones[line[0] ?? ''] ?? 1, sentence: line.slice(2).trim() }))

/** Types of which no training sentence tells of a loss or complains. */
const quiet: ReadonlySet<SentenceClass> = new Set([
  'ADD_ADDITIONAL_INSURED',
  'CREATE_CERTIFICATE',
  'DOCUMENT_REQUEST',
  'QUOTE_REQUEST',
])

/** A text that reports nothing, and asks nothing that a loss could be behind. */
const isQuiet = ({ sentences }: LabeledItem) => sentences.every(({ type }) => type !== 'OTHER' && type !== 'QUESTION')

/** Sentences with a sign (place 1), and without it (place 0): its own, and those that ask for something quiet. */
export function signSentences(name: SignName): { place: number; sentence: string; isOwn: boolean }[] {
  const own = linesOf(`${name}.txt`)
    .filter(Boolean)
    .map(line => ({ place: line.startsWith('N') ? 0 : 1, sentence: line.slice(2).trim(), isOwn: true }))
  const quiets = trainingSentences()
    .filter(({ type }) => quiet.has(type))
    .map(({ sentence }) => sentence)
  const chatter =
    name === 'loss'
      ? trainingItems()
          .filter(isQuiet)
          .flatMap(item => item.sentences.map(one => one.sentence))
      : []
  const others = [...quiets, ...chatter, ...linesOf('NONE.txt').filter(Boolean)]
  return [...own, ...others.map(sentence => ({ place: 0, sentence, isOwn: false }))]
}
