// Trains what tells requests apart in calls and mails, whether a client is annoyed or pleased, tells of a loss, or complains. `tsx scripts/train-requests.ts [--check]`
// The texts are in bench/evaluation/requests/training; the models are checked in. `--check` trains on parts, and measures the rest and
// bench/evaluation/requests/development.
import { writeFileSync } from 'node:fs'
import { sentenceClasses } from '../services/communication/src/asks/classifier/ask-types.ts'
import { crossCheck } from './train-requests/cross-check.ts'
import { developmentTexts } from './train-requests/development-texts.ts'
import { sharpened, storedModel, trainModel } from './train-requests/train-model.ts'
import { checkSign, trainSign } from './train-requests/train-sign.ts'
import { toneSentences, trainingItems, trainingSentences } from './train-requests/training-texts.ts'
import { at } from './workspace/root.ts'

const folder = 'services/communication/src/asks/classifier'
const sentences = trainingSentences()
const items = trainingItems()

if (process.argv.includes('--check')) {
  console.log(crossCheck(sentences, items, developmentTexts()))
  for (const name of ['loss', 'complaint'] as const) console.log(checkSign(name))
} else {
  const all = [...sentences, ...items.flatMap(item => item.sentences)]
  const examples = all.map(({ type, ...sentence }) => ({ ...sentence, place: sentenceClasses.indexOf(type) }))
  write('request-model.json', sharpened(trainModel(examples, sentenceClasses.length), sentenceClasses.indexOf('NONE')))
  write('tone-model.json', trainModel(toneSentences(), 3, 1))
  for (const name of ['loss', 'complaint'] as const) write(`${name}-model.json`, trainSign(name))
  console.log(`${examples.length} sentences of asks, ${toneSentences().length} of tone`)
}

function write(name: string, model: Parameters<typeof storedModel>[0]) {
  writeFileSync(at(`${folder}/${name}`), `${JSON.stringify(storedModel(model), null, 2)}\n`)
}
