/** Counts changes of the rules: what earlier ones found is found again. */
export const extractionVersion = 4
