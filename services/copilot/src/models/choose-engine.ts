import type { Engine } from '../understanding/engine.ts'
import { offlineEngine } from '../understanding/offline/offline-engine.ts'
import { type ChosenModel, operatorsModel } from './language-model.ts'
import { modelEngine } from './model-engine.ts'

/** The engine that a model is; without one, the offline engine. */
export const engineOf = (model: ChosenModel | null): Engine =>
  model ? modelEngine(model, offlineEngine) : offlineEngine

/** The engine where an agency has no model of its own. */
export const chooseEngine = async (): Promise<Engine> => engineOf(await operatorsModel())
