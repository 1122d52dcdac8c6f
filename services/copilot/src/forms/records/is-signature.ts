/** Whether people sign there. It always stays empty. */
export const isSignature = ({ name, tooltip }: { name: string; tooltip: string | null }): boolean =>
  /signature|\bsigned\b|\binitials\b/i.test(`${name.replace(/[_[\].\d]+/g, ' ')} ${tooltip ?? ''}`)
