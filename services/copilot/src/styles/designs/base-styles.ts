import { classicProfessional } from './classic-professional.ts'
import type { Design } from './design.ts'
import { elegantPremium } from './elegant-premium.ts'
import { modernMinimalist } from './modern-minimalist.ts'
import { plain } from './plain.ts'
import { technicalStructured } from './technical-structured.ts'
import { warmHuman } from './warm-human.ts'

/** Specification 3 §3. */
export const baseStyleIds = [
  'builtin:classic-professional',
  'builtin:modern-minimalist',
  'builtin:warm-human',
  'builtin:elegant-premium',
  'builtin:technical-structured',
] as const

export type BaseStyleId = (typeof baseStyleIds)[number]

/** Of new styles, and of documents for which no style was chosen. */
export const defaultBaseStyleId: BaseStyleId = 'builtin:classic-professional'

const designs: Record<BaseStyleId, Design> = {
  'builtin:classic-professional': classicProfessional,
  'builtin:modern-minimalist': modernMinimalist,
  'builtin:warm-human': warmHuman,
  'builtin:elegant-premium': elegantPremium,
  'builtin:technical-structured': technicalStructured,
}

/** How documents look with this base style; with none they are plain type. */
export const designOf = (id: BaseStyleId | null): Design => (id ? designs[id] : plain)
