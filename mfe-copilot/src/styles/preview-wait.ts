/** Specification 3 §4, in milliseconds. */
const generationTime = 1_500

const savedAt = new Map<string, number>()

/** The style has just been saved: from now on its preview is being generated. */
export const startGeneration = (id: string): void => void savedAt.set(id, Date.now())

/** How long it takes until the preview can be shown, in milliseconds. */
export const previewWait = (id: string): number => Math.max(0, (savedAt.get(id) ?? 0) + generationTime - Date.now())
