import { CheckboxField, EmailField, type ServerForm, TextareaField, TextField } from '@coverdesk/design-system/forms'
import { textBounds } from '../words/text-bounds'
import { AttachedNote } from './AttachedNote'
import type { ResolveValues } from './resolve-values'

interface MailFieldsProps {
  form: ServerForm<ResolveValues>
  /** What is attached beside the files of the form. */
  attached: readonly string[]
}

/** Whether the client is mailed the resolution, and what. */
export function MailFields({ form, attached }: MailFieldsProps) {
  const [mailsClient, files] = form.watch(['mailsClient', 'files'])
  return (
    <>
      <CheckboxField form={form} name="mailsClient" label="Email the resolution to the client" />
      {mailsClient && (
        <>
          <EmailField form={form} name="email.to" label="To" />
          <TextField form={form} name="email.subject" label="Subject" maxLength={textBounds.emailSubject} />
          <TextareaField
            form={form}
            name="email.message"
            label="Message"
            hint="The notes are not part of it."
            maxLength={textBounds.emailMessage}
          />
          <AttachedNote names={attached} more={files.length > 0} />
        </>
      )}
    </>
  )
}
