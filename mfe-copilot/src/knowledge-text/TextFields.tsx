import { type ServerForm, TextareaField, TextField } from '@coverdesk/design-system/forms'

/** What the forms of a text document hold, shaped as the mutations' input. */
export interface TextValues {
  title: string
  content: string
}

/** Every field that two people may change, with its label in the form. */
export const textFields = [
  ['title', 'Title'],
  ['content', 'Content'],
] as const satisfies readonly (readonly [keyof TextValues, string])[]

/** Of a text document title and content, of a file the title alone. */
export function TextFields({ form, isFile = false }: { form: ServerForm<TextValues>; isFile?: boolean }) {
  return (
    <>
      <TextField form={form} name="title" label="Title" hint="Two to four words." />
      {!isFile && (
        <TextareaField
          form={form}
          name="content"
          label="Content"
          hint="You can use Markdown: # for headings, - for lists."
          maxLength={200_000}
        />
      )}
    </>
  )
}
