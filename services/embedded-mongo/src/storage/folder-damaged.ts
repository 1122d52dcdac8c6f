import { FolderUnusable } from './format.ts'

/** The files of a data folder are damaged. Its message is for the person who starts the process. */
export class FolderDamaged extends FolderUnusable {
  /** @param what what is wrong, as the second half of a sentence */
  constructor(path: string, what: string) {
    super(
      `The database in ${path} is damaged: ${what}. Move this folder away, then restore a backup: npm run restore -- <folder of the backup>`,
    )
  }
}
