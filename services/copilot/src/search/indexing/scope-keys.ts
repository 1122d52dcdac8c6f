const ofFile = 'file:'

/** The scope that a file is alone in. */
export const scopeOfFile = (fileId: string): string => `${ofFile}${fileId}`

/** Whether a segment is of one file; others are of a scope, and made of theirs. */
export const isOfOneFile = ({ scopes }: { scopes: string[] }): boolean => scopes.some(scope => scope.startsWith(ofFile))
