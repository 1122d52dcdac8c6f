import { ButtonLink, makeStyles, tokens } from '@coverdesk/design-system'
import { formTabPath } from './paths'

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: '0 20px 12px',
    maxWidth: '920px',
    color: tokens.textSecondary,
    '@media (max-width: 639.98px)': { padding: '0 16px 12px' },
  },
})

/** How it is done. It stands there before the form has come: the form's code is the largest of the product. */
export const MatchIntro = () => (
  <p className={useStyles().root}>
    Choose a field on the form or in the list, then what it is filled with. The keys j and k lead to the next field and
    the one before, n to the next that nothing fills; Ctrl or ⌘ with Enter saves.
  </p>
)

export const BackToForm = () => (
  <ButtonLink appearance="subtle" to={formTabPath}>
    Certificate form
  </ButtonLink>
)
