import { Dialog, DialogSurface, makeStyles, shorthands } from '@fluentui/react-components'
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark'
import type { ReactElement } from 'react'
import { useFocusReturn } from '../focus/use-focus-return'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

export interface SheetAction {
  label: string
  icon?: ReactElement | undefined
  /** One of a group of which one holds: has a mark when it does. */
  checked?: boolean
  run(): void
}

export interface SheetGroup {
  /** "Sort" */
  title?: string
  actions: readonly SheetAction[]
}

const useStyles = makeStyles({
  surface: {
    display: 'block',
    position: 'fixed',
    inset: 'auto 0 0 0',
    boxSizing: 'border-box',
    width: '100vw',
    maxWidth: '560px',
    maxHeight: '80dvh',
    margin: '0 auto',
    padding: '8px 8px max(12px, env(safe-area-inset-bottom))',
    overflowY: 'auto',
    backgroundColor: tokens.sheet,
    color: tokens.text,
    borderRadius: `${tokens.borderRadiusXLarge} ${tokens.borderRadiusXLarge} 0 0`,
    ...shorthands.border('1px', 'solid', tokens.line),
    animationName: { from: { transform: 'translateY(100%)' } },
    animationDuration: '150ms',
    animationTimingFunction: tokens.curveDecelerateMid,
    [media.reducedMotion]: { animationDuration: '1ms' },
  },
  group: {
    margin: 0,
    padding: '4px 0',
    listStyleType: 'none',
    ':not(:last-child)': { ...shorthands.borderBottom('1px', 'solid', tokens.innerLine) },
  },
  title: {
    margin: 0,
    padding: '8px 12px 4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.textTertiary,
  },
  action: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: '44px',
    padding: '8px 12px',
    ...shorthands.borderWidth(0),
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.sheetHover },
    ':active': { backgroundColor: tokens.sheetPressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  words: { flexGrow: 1, minWidth: 0 },
})

/** Actions that come up from the lower edge of a phone. It is open as long as it is drawn; each action closes it. */
export function ActionSheet(props: { label: string; groups: readonly SheetGroup[]; onClose(): void }) {
  const styles = useStyles()
  useFocusReturn()
  return (
    <Dialog open onOpenChange={props.onClose} surfaceMotion={null}>
      <DialogSurface aria-label={props.label} className={styles.surface}>
        {props.groups.map(({ title, actions }) => (
          <div key={title ?? actions[0]?.label}>
            {title && <h2 className={styles.title}>{title}</h2>}
            <ul className={styles.group}>
              {actions.map(({ label, icon, checked, run }) => (
                <li key={label}>
                  <button
                    type="button"
                    className={styles.action}
                    aria-pressed={checked}
                    onClick={() => {
                      props.onClose()
                      run()
                    }}
                  >
                    {icon}
                    <span className={styles.words}>{label}</span>
                    {checked && <Checkmark20Regular aria-hidden />}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </DialogSurface>
    </Dialog>
  )
}
