import { makeStyles, shorthands } from '@fluentui/react-components'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

/** The shape of every dialog: 520 px, 720 for long forms, 400 to confirm; a full-screen sheet on phones. */
export const useDialogStyles = makeStyles({
  surface: {
    padding: 0,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    // What drops down in a dialog may reach out of it.
    overflow: 'visible',
    backgroundColor: tokens.sheet,
    color: tokens.text,
    borderRadius: tokens.borderRadiusXLarge,
    ...shorthands.border('1px', 'solid', tokens.line),
    boxShadow: tokens.shadow28,
    maxHeight: 'min(860px, calc(100dvh - 48px))',
    maxWidth: 'calc(100vw - 32px)',
  },
  confirm: { width: '400px' },
  medium: { width: '520px' },
  large: { width: '720px' },
  sheetOnPhone: {
    [media.phone]: {
      width: '100vw',
      maxWidth: '100vw',
      height: '100dvh',
      maxHeight: '100dvh',
      borderRadius: 0,
      ...shorthands.borderWidth(0),
    },
  },
  title: {
    margin: 0,
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 650,
    flexGrow: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  form: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    flexGrow: 1,
    overflow: 'hidden',
    borderRadius: 'inherit',
  },
  fields: { display: 'grid', alignContent: 'start', gap: '16px' },
  close: { position: 'absolute', top: '10px', right: '10px', [media.touch]: { top: '6px', right: '6px' } },
  header: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '14px 56px 10px 20px',
    flexShrink: 0,
    [media.phone]: { paddingLeft: '16px' },
  },
  content: {
    padding: '6px 20px 20px',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px', borderRadius: '6px' },
    minHeight: 0,
    flexGrow: 1,
    [media.phone]: { padding: '6px 16px 16px' },
  },
  // It has the focus because the dialog has just come: the whole dialog says so.
  unframed: { ':focus-visible': { outline: 'none' } },
  footer: {
    flexShrink: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '12px 20px',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
    [media.phone]: { padding: '12px 16px' },
  },
  unseen: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px' },
})
