/** Answers a picture of a card for a file in stories, which have no gateway. */
export function answerCard(path: string) {
  const ask = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    return pathname === path ? card() : ask(input, init)
  }
}

async function card(): Promise<Response> {
  const canvas = new OffscreenCanvas(900, 500)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is nothing to draw on.')
  context.fillStyle = '#f1eee4'
  context.fillRect(0, 0, 900, 500)
  context.fillStyle = '#1d211f'
  context.font = '32px sans-serif'
  context.fillText('EVIDENCE OF AUTO INSURANCE', 90, 120)
  context.fillText('Policy BAP 2291-0048', 90, 250)
  return new Response(await canvas.convertToBlob({ type: 'image/png' }))
}
