import { describe, expect, it } from 'vitest'
import { mount } from '../testing/mount'
import { tokens } from '../theme/tokens'
import { Badge, type BadgeTone } from './Badge'
import { StateBadge } from './StateBadge'
import { type Stateful, type StateOf, states } from './states'

/** What the specification says, and for the rest what the color means: green is done, amber waits, blue is at work, red is wrong. */
const specified: { [Kind in Stateful]: Record<StateOf<Kind>, BadgeTone> } = {
  // Specification 1 §4, 2 §4.
  policy: {
    BINDING: 'brand',
    INFORCE: 'green',
    PENDING: 'amber',
    EXPIRED: 'neutral',
    CANCELED: 'red',
    UNKNOWN: 'neutral',
  },
  serviceRequest: { OPEN: 'amber', CLOSED: 'green' },
  // Specification 3 §4.
  workspace: { CREATED: 'neutral', IDLE: 'green', WAITING_FOR_INPUT: 'amber', WORKING: 'blue' },
  call: { REGISTERED: 'neutral', IN_PROGRESS: 'blue', COMPLETED: 'green', ERROR: 'red' },
  emailThread: { ACTIVE: 'blue', ENDED: 'green' },
  waitingFor: { CLIENT: 'neutral', PARTICIPANT: 'neutral', AGENT: 'amber', CARA: 'green' },
  document: { UNKNOWN: 'neutral', INDEXING: 'blue', COMPLETED: 'green', FAILED: 'red' },
  integration: { ACTIVE: 'green', PENDING: 'amber', CREATED: 'neutral', DISABLED: 'neutral' },
  syncLog: { IN_PROGRESS: 'blue', COMPLETED: 'green', FAILED: 'red' },
  // Of the product's own.
  subscription: { ACTIVE: 'green', TRIAL: 'blue', OVERDUE: 'amber', PAUSED: 'neutral', EXPIRED: 'red' },
  agencyUser: { ACTIVE: 'green', DISABLED: 'neutral' },
  import: {
    MAPPING: 'neutral',
    CHECKING: 'blue',
    CHECKED: 'amber',
    IMPORTING: 'blue',
    DONE: 'green',
    CANCELED: 'neutral',
    FAILED: 'red',
    UNDOING: 'blue',
    UNDONE: 'neutral',
  },
}

describe.each(Object.keys(specified) as Stateful[])('a badge of %s', kind => {
  it('has the color of its state', () => {
    const tones = Object.fromEntries(Object.entries(states[kind]).map(([state, [, tone]]) => [state, tone]))
    expect(tones).toEqual(specified[kind])
  })
})

const colors: Record<BadgeTone, readonly [background: string, text: string]> = {
  brand: [tokens.brandTint, tokens.brandText],
  amber: [tokens.amberTint, tokens.amber],
  red: [tokens.redTint, tokens.red],
  green: [tokens.greenTint, tokens.green],
  blue: [tokens.blueTint, tokens.blue],
  violet: [tokens.violetTint, tokens.violet],
  neutral: [tokens.neutralTint, tokens.textSecondary],
}

/** The rules of the page that an element's classes name, as text. */
function rulesOf(element: Element): string {
  const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(({ cssText }) => cssText))
  return rules.filter(rule => [...element.classList].some(name => rule.startsWith(`.${name}`))).join('\n')
}

it.each(Object.entries(colors))('%s is its own color', async (tone, [background, text]) => {
  await mount(<Badge tone={tone as BadgeTone}>Word</Badge>)
  const badge = [...document.querySelectorAll('span')].find(({ textContent }) => textContent === 'Word')
  const rules = rulesOf(badge as Element)
  expect(rules).toContain(`background-color: ${background}`)
  expect(rules).toContain(`color: ${text};`)
})

it('a state that this version does not know has its name, and no color', async () => {
  await mount(<StateBadge of="policy" state={'ON_HOLD' as 'BINDING'} />)
  const badge = [...document.querySelectorAll('span')].find(({ textContent }) => textContent === 'On Hold')
  expect(rulesOf(badge as Element)).toContain(`background-color: ${tokens.neutralTint}`)
})
