import { ButtonLink, MenuButton, makeStyles } from '@coverdesk/design-system'
import { navigate } from '@coverdesk/plugin-sdk'
import type { AgencyFormFragment } from '../generated/documents'
import { PreviewLink } from './PreviewLink'
import { deleteFormPath, matchFieldsPath, uploadFormPath } from './paths'

/** What is rarely done with the form. */
export const FormMenu = () => (
  <MenuButton
    label="More"
    iconOnly
    actions={[
      { label: 'Replace form', onSelect: () => void navigate(uploadFormPath) },
      { label: 'Delete form', danger: true, onSelect: () => void navigate(deleteFormPath) },
    ]}
  />
)

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: '8px' } })

/** What comes next, as long as something is missing first of all. */
export function FormActions({ form }: { form: AgencyFormFragment }) {
  return (
    <div className={useStyles().root}>
      <ButtonLink appearance={form.missing.length > 0 ? 'primary' : 'secondary'} to={matchFieldsPath}>
        Match fields
      </ButtonLink>
      <PreviewLink form={form} />
    </div>
  )
}
