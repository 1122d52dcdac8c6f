import { confusionOf, macroF1 } from '../../bench/evaluation/requests/macro-f1.ts'
import { sentenceClasses } from '../../services/communication/src/asks/classifier/ask-types.ts'
import { likeliest } from '../../services/communication/src/asks/classifier/classify-sentence.ts'
import { likelihoodsOf } from '../../services/communication/src/asks/classifier/linear-model.ts'
import { findAsks, judgeSentences } from '../../services/communication/src/asks/finding/find-asks.ts'
import { sharpened, trainModel } from './train-model.ts'
import type { LabeledItem, LabeledSentence } from './training-texts.ts'

const folds = 5

/** How well a model does on the texts that it was not trained on. */
export function crossCheck(sentences: readonly LabeledSentence[], items: readonly LabeledItem[]): string {
  const judged: { expected: string[]; found: string[] }[] = []
  let right = 0
  const wrong: string[] = []
  for (let fold = 0; fold < folds; fold++) {
    const isHeld = (_: unknown, place: number) => place % folds === fold
    const train = [
      ...sentences.filter((one, place) => !isHeld(one, place)),
      ...items.filter((one, place) => !isHeld(one, place)).flatMap(item => item.sentences),
    ]
    const examples = train.map(({ sentence, type }) => ({ sentence, place: sentenceClasses.indexOf(type) }))
    const model = sharpened(trainModel(examples, sentenceClasses.length), sentenceClasses.indexOf('NONE'))
    const classify = (sentence: string) => likeliest(likelihoodsOf(model, sentence))
    for (const { sentence, type } of sentences.filter(isHeld)) {
      const { type: given, confidence } = classify(sentence)
      if (given === type) right += 1
      else wrong.push(`${type} → ${given} ${confidence.toFixed(2)}: ${sentence}`)
    }
    for (const { kind, sentences: lines } of items.filter(isHeld)) {
      const text = lines.map(({ sentence }) => sentence).join('\n')
      const expected = [...new Set(lines.map(({ type }) => type).filter(type => type !== 'NONE'))]
      const found = findAsks(judgeSentences(text, kind, classify))
        .filter(({ isCertain }) => isCertain)
        .map(({ type }) => type)
      judged.push({ expected, found })
    }
  }
  const f1 = macroF1(judged)
  return [
    ...wrong.sort(),
    `sentences: ${(right / sentences.length).toFixed(3)} of ${sentences.length}`,
    `items: ${f1.toFixed(3)} of ${items.length}`,
    confusionOf(judged),
  ].join('\n')
}
