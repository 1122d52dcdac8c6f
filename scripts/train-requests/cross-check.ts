import { confusionOf, type JudgedText, macroF1 } from '../../bench/evaluation/requests/macro-f1.ts'
import { sentenceClasses } from '../../services/communication/src/asks/classifier/ask-types.ts'
import { likeliest } from '../../services/communication/src/asks/classifier/classify-sentence.ts'
import type { Surroundings } from '../../services/communication/src/asks/classifier/features.ts'
import { likelihoodsOf } from '../../services/communication/src/asks/classifier/linear-model.ts'
import { findAsks, judgeSentences } from '../../services/communication/src/asks/finding/find-asks.ts'
import type { DevelopmentText } from './development-texts.ts'
import { sharpened, trainModel } from './train-model.ts'
import type { LabeledItem, LabeledSentence } from './training-texts.ts'

const folds = 5

type Classify = (sentence: string, around?: Surroundings) => ReturnType<typeof likeliest>

/** What a model that is trained on these sentences makes of others. */
function trained(sentences: readonly LabeledSentence[]): Classify {
  const examples = sentences.map(({ type, ...sentence }) => ({ ...sentence, place: sentenceClasses.indexOf(type) }))
  const model = sharpened(trainModel(examples, sentenceClasses.length), sentenceClasses.indexOf('NONE'))
  return (sentence, around) => likeliest(likelihoodsOf(model, sentence, around))
}

const foundIn = (text: string, kind: DevelopmentText['kind'], classify: Classify): string[] =>
  findAsks(judgeSentences(text, kind, classify))
    .filter(({ isCertain }) => isCertain)
    .map(({ type }) => type)

/** How many of the requests that would be opened are asked for. */
function precisionOf(judged: readonly JudgedText[]): string {
  const opened = judged.flatMap(({ expected, found }) => found.map(type => expected.includes(type)))
  return (opened.filter(Boolean).length / opened.length).toFixed(3)
}

/** How well a model does on the texts that it was not trained on. */
export function crossCheck(
  sentences: readonly LabeledSentence[],
  items: readonly LabeledItem[],
  development: readonly DevelopmentText[],
): string {
  const judged: JudgedText[] = []
  let right = 0
  const wrong: string[] = []
  for (let fold = 0; fold < folds; fold++) {
    const isHeld = (_: unknown, place: number) => place % folds === fold
    const train = [
      ...sentences.filter((one, place) => !isHeld(one, place)),
      ...items.filter((one, place) => !isHeld(one, place)).flatMap(item => item.sentences),
    ]
    const classify = trained(train)
    for (const { sentence, type } of sentences.filter(isHeld)) {
      const { type: given, confidence } = classify(sentence)
      if (given === type) right += 1
      else wrong.push(`${type} → ${given} ${confidence.toFixed(2)}: ${sentence}`)
    }
    for (const { kind, sentences: lines } of items.filter(isHeld)) {
      const text = lines.map(({ sentence }) => sentence).join('\n')
      const expected = [...new Set(lines.map(({ type }) => type).filter(type => type !== 'NONE'))]
      judged.push({ expected, found: foundIn(text, kind, classify) })
    }
  }
  const classify = trained([...sentences, ...items.flatMap(item => item.sentences)])
  const others = development.map(({ kind, text, types }) => ({ expected: types, found: foundIn(text, kind, classify) }))
  return [
    ...wrong.sort(),
    `sentences: ${(right / sentences.length).toFixed(3)} of ${sentences.length}`,
    `items: ${macroF1(judged).toFixed(3)} of ${items.length}, precision ${precisionOf(judged)}`,
    confusionOf(judged),
    `development: ${macroF1(others).toFixed(3)} of ${others.length}, precision ${precisionOf(others)}`,
    confusionOf(others),
  ].join('\n')
}
