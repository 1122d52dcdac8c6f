import type { LinearModel } from '../../services/communication/src/asks/classifier/linear-model.ts'
import { likelihoodsOf } from '../../services/communication/src/asks/classifier/linear-model.ts'
import { type SignName, signFeatures } from '../../services/communication/src/asks/signs/sign-features.ts'
import { trainModel } from './train-model.ts'
import { signSentences } from './training-texts.ts'

type Labeled = ReturnType<typeof signSentences>[number]

const sharpness = 2
/** A sentence of other training texts tells less than one that was written to tell a sign from its look-alikes. */
const quietWeight = 0.4

function trained(name: SignName, sentences: readonly Labeled[]): LinearModel {
  const examples = sentences.map(({ place, sentence, isOwn }) => ({
    ...{ place, sentence, more: signFeatures(name, sentence), weight: isOwn ? 1 : quietWeight },
  }))
  const { scale, bias, weights } = trainModel(examples, 2, 2)
  return { scale: scale * sharpness, bias: bias.map(base => base * sharpness), weights }
}

export const trainSign = (name: SignName): LinearModel => trained(name, signSentences(name))

const folds = 5

/** How many of the sentences with a sign are found by models that weren't trained on them, and how many others are taken for one. */
export function checkSign(name: SignName): string {
  const all = signSentences(name)
  const judged: { isSign: boolean; likelihood: number; sentence: string }[] = []
  for (let fold = 0; fold < folds; fold++) {
    const model = trained(
      name,
      all.filter((_, place) => place % folds !== fold),
    )
    for (const [place, { place: isSign, sentence }] of all.entries()) {
      if (place % folds !== fold) continue
      const likelihood = likelihoodsOf(model, sentence, undefined, signFeatures(name, sentence))[1] ?? 0
      judged.push({ isSign: isSign === 1, likelihood, sentence })
    }
  }
  const lines = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7].map(line => {
    const found = judged.filter(({ likelihood }) => likelihood >= line)
    const right = found.filter(({ isSign }) => isSign).length
    const recall = right / judged.filter(({ isSign }) => isSign).length
    return `${name} from ${line}: recall ${recall.toFixed(3)}, precision ${(right / found.length).toFixed(3)}`
  })
  const wrong = judged
    .filter(({ isSign, likelihood }) => isSign !== likelihood >= 0.5)
    .map(({ isSign, likelihood, sentence }) => `${isSign ? 'missed' : 'taken'} ${likelihood.toFixed(2)}: ${sentence}`)
  return [...wrong.sort(), ...lines].join('\n')
}
