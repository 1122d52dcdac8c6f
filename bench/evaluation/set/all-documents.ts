import type { EvaluationDocument } from '../document/evaluation-document.ts'
import { makeDocument } from '../document/make-document.ts'
import type { Recipe } from '../document/recipe.ts'
import { heldOutRecipes } from '../held-out/recipes.ts'
import { seenRecipes } from '../layouts/recipes.ts'

export const recipes: readonly { recipe: Recipe; seen: boolean }[] = [
  ...seenRecipes.map(recipe => ({ recipe, seen: true })),
  ...heldOutRecipes.map(recipe => ({ recipe, seen: false })),
]

/** Every document of the sets, one after the other: their bytes are made when they are asked for. */
export async function* allDocuments({ withoutScans = false } = {}): AsyncGenerator<EvaluationDocument> {
  for (const { recipe, seen } of recipes) if (!(withoutScans && recipe.scan)) yield await makeDocument(recipe, seen)
}

/** Counts without making anything. */
export const setSize = {
  documents: recipes.length,
  layouts: new Set(recipes.map(({ recipe }) => recipe.layout)).size,
  scans: recipes.filter(({ recipe }) => recipe.scan).length,
}
