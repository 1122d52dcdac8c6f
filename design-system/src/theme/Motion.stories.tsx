import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../controls/Button'
import { media } from './breakpoints'
import { tokens } from './tokens'

const useStyles = makeStyles({
  stage: { display: 'grid', gap: '16px', justifyItems: 'start' },
  moved: {
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.brandTint,
    color: tokens.brandText,
    animationName: { from: { opacity: 0, transform: 'translateY(8px)' } },
    animationDuration: '150ms',
    animationTimingFunction: tokens.curveDecelerateMid,
    [media.reducedMotion]: { animationDuration: '1ms' },
    [media.forcedColors]: { outline: '1px solid' },
  },
  faded: { animationName: { from: { opacity: 0 } }, animationDuration: '100ms' },
})

function Shown({ className, children }: { className: string; children: string }) {
  const [turn, setTurn] = useState(0)
  return (
    <div className={useStyles().stage}>
      <Button onClick={() => setTurn(turn + 1)}>Show again</Button>
      <div key={turn} className={className}>
        {children}
      </div>
    </div>
  )
}

const meta = {
  title: 'Foundations/Motion',
  parameters: {
    docs: {
      description: {
        component: `
100 ms for a page, 150 ms for what slides over it, and nothing at all for who has asked for less motion. Motion says where
something came from; it never makes anybody wait.

**Do** keep the place of what comes: skeletons have its exact size. **Don't** move what someone is reading.`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const WhatSlidesOver: Story = {
  render: () => <Shown className={useStyles().moved}>150 ms, and slower towards the end</Shown>,
}

export const APageFadesIn: Story = {
  render: () => <Shown className={useStyles().faded}>100 ms</Shown>,
}
