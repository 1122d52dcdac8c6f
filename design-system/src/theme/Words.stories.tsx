import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { tokens } from './tokens'

const useStyles = makeStyles({
  table: { width: '100%', maxWidth: '760px', borderCollapse: 'collapse', textAlign: 'left' },
  cell: { padding: '8px 12px 8px 0', verticalAlign: 'top', borderBottom: `1px solid ${tokens.innerLine}` },
  why: { color: tokens.textSecondary },
})

const advice = [
  ['Create account', 'Submit', 'A button says what it does.'],
  ['Accounts could not be loaded. Try again in a minute.', 'Error 503', 'An error says what happened and what to do.'],
  ['No accounts found', 'You don’t have any accounts yet!', 'Short, plain, calm; no exclamation marks.'],
  ['Enter an email address, such as name@company.com.', 'Invalid email', 'Say how it is done, not that it is wrong.'],
  ['Discard', 'Yes', 'An answer can be read without its question.'],
  ['Jan 12, 2027', '01/12/27', 'A date that no one reads the other way round.'],
  ['Certificate holder', 'Cert. holder, party, recipient', 'One name for one thing: the specification’s.'],
] as const

const meta = {
  title: 'Foundations/Words',
  parameters: {
    docs: {
      description: {
        component: `
Short, plain, active. English as in the United States. Where the specification gives a sentence, that sentence stands.`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const DoAndDont: Story = {
  render: () => {
    const styles = useStyles()
    return (
      <table className={styles.table}>
        <thead>
          <tr>
            {['Do', 'Don’t', 'Because'].map(heading => (
              <th key={heading} className={styles.cell} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {advice.map(([good, bad, why]) => (
            <tr key={good}>
              <td className={styles.cell}>{good}</td>
              <td className={styles.cell}>{bad}</td>
              <td className={mergeClasses(styles.cell, styles.why)}>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  },
}
