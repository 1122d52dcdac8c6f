/** The name of the job that saves a document with a record. */
export const saveArtifactJob = 'save-cara-artifact'
