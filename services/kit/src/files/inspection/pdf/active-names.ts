/** Names that make a document do something, or carry something along. */
const activeNames: ReadonlySet<string> = new Set([
  ...['Encrypt', 'JavaScript', 'JS', 'Rendition', 'RichMedia', 'Launch', 'GoToE', 'GoToR', 'ImportData', 'SubmitForm'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'XFA'],
])

export const isActiveName = (name: string): boolean => activeNames.has(name)
