/** What uploaded files are to Cara (specification 3 §2); a file’s name begins with its role: "Contract - lease.pdf". */
export const roleNames = {
  CERTIFICATE: 'Certificate',
  QUOTE_OR_POLICY: 'Quote or Policy',
  CONTRACT: 'Contract',
  OPTION_1: 'Option 1',
  OPTION_2: 'Option 2',
  BINDER_OR_POLICY: 'Binder or Policy',
  INPUT: 'Input',
  POLICY: 'Policy',
  INPUT_DOCUMENT: 'Input Document',
} as const
export type FileRole = keyof typeof roleNames

export const fileRoles = Object.keys(roleNames) as FileRole[]

/** The role in front of a file’s name; null: it has none. */
export const roleOfName = (name: string): FileRole | null =>
  fileRoles.find(role => name.startsWith(`${roleNames[role]} - `)) ?? null
