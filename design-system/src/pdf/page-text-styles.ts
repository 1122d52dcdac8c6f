import { makeStaticStyles, makeStyles } from '@fluentui/react-components'

/** PDF.js measures words on a canvas that it puts into the page; it is known by this class alone. */
const useMeasuringCanvasStyles = makeStaticStyles({ '.hiddenCanvasElement': { display: 'none' } })

/** What PDF.js expects of the element that it writes the words into (its `web/text_layer_builder.css`). */
const useStyles = makeStyles({
  root: {
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
    // PDF.js counters the smallest size that a person allows for text.
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    textAlign: 'initial',
    lineHeight: 1,
    textSizeAdjust: 'none',
    forcedColorAdjust: 'none',
    transformOrigin: '0 0',
    '& span, & br': {
      position: 'absolute',
      zIndex: 1,
      color: 'transparent',
      whiteSpace: 'pre',
      cursor: 'text',
      transformOrigin: '0 0',
    },
    '& span': {
      '--font-height': '0',
      '--scale-x': '1',
      '--rotate': '0deg',
      fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
      transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
    },
    '& ::selection': { backgroundColor: 'color-mix(in srgb, Highlight 35%, transparent)' },
    '& br::selection': { backgroundColor: 'transparent' },
    '& > div': { position: 'absolute', inset: '100% 0 0', userSelect: 'none', cursor: 'default' },
    '&[data-selecting] > div': { top: 0 },
    '&[data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
    '&[data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
    '&[data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
  },
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})

export function usePageTextStyles() {
  useMeasuringCanvasStyles()
  return useStyles()
}
