// A message, with the files and records that go with it. A file of its own: only pages that talk to someone have it.
export { storedFiles, type Upload } from '../dropzone/upload'
export { type Uploads, useUploads } from '../dropzone/use-uploads'
export { MessageComposer, type MessageComposerProps } from './MessageComposer'
export type { MentionedRecord, RecordMentions } from './use-found-records'
