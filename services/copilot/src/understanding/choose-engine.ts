import { type ChosenModel, operatorsModel } from '../models/language-model.ts'
import { modelEngine } from '../models/model-engine.ts'
import type { Engine } from './engine.ts'
import { offlineEngine } from './offline/offline-engine.ts'

/** The engine that a model is; without one, the offline engine. */
export const engineOf = (model: ChosenModel | null): Engine =>
  model ? modelEngine(model, offlineEngine) : offlineEngine

/** The engine where an agency has no model of its own. */
export const chooseEngine = async (): Promise<Engine> => engineOf(await operatorsModel())
