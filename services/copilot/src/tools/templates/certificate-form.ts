import { z } from 'zod'
import type { Owner } from '../../graph/owner.ts'
import { ToolFailed } from '../tool.ts'

/** The forms that can be filled. */
export const templateNames = ['CERTIFICATE_FORM'] as const

const question = /* GraphQL */ `
  query CaraCertificateForm {
    certificateForm { id version fileName fields { name tooltip kind page maxLength source } }
    certificateFormSources { key label group }
  }
`
const answer = z.object({
  certificateForm: z
    .object({
      id: z.string(),
      version: z.number(),
      fileName: z.string(),
      fields: z.array(
        z.object({
          name: z.string(),
          tooltip: z.string().nullable(),
          kind: z.enum(['TEXT', 'CHECKBOX']),
          page: z.number(),
          maxLength: z.number().nullable(),
          source: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
  certificateFormSources: z.array(z.object({ key: z.string(), label: z.string(), group: z.string() })),
})

export interface FormField {
  /** As the form has it. */
  name: string
  /** What goes there, in words. */
  label: string
  kind: 'TEXT' | 'CHECKBOX'
  page: number
  maxLength: number | null
}

export interface FillableForm {
  id: string
  version: number
  fileName: string
  fields: FormField[]
}

/** The form of that name as it is now. @throws ToolFailed when there is none */
export async function formOf(template: string, owner: Owner): Promise<FillableForm> {
  if (!templateNames.some(name => name === template)) {
    throw new ToolFailed(
      `There is no form “${template}”. CERTIFICATE_FORM is the agency’s own certificate form; no other form can be filled yet.`,
    )
  }
  const { certificateForm, certificateFormSources } = await owner.ask(question, {}, answer)
  if (!certificateForm) {
    throw new ToolFailed('The agency has no certificate form yet. Upload it in Settings, under Certificate form.')
  }
  const sources = new Map(certificateFormSources.map(({ key, label, group }) => [key, `${group}: ${label}`]))
  const fields = certificateForm.fields.map(({ source, tooltip, ...field }) => ({
    ...field,
    label: (source && sources.get(source)) || tooltip || field.name,
  }))
  return { ...certificateForm, fields }
}
