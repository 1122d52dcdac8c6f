/** One measure: what we reach, what the reference reaches in the same run, and the first divided by the second. */
export interface Row {
  /** `<bench>.<measure>`, such as `gateway.list50`. */
  name: string
  ours: number
  reference: number
  ratio: number
  /** Of `ours` and `reference`, such as `req/s` or `ms`. */
  unit: string
}

/** A measure with its ratio filled in. */
export const row = (name: string, ours: number, reference: number, unit: string): Row => ({
  name,
  ours: rounded(ours),
  reference: rounded(reference),
  ratio: rounded(ours / reference),
  unit,
})

const rounded = (figure: number) => Number(figure.toPrecision(4))
