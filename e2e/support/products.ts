/** A product that a worker has for itself: journeys that stop a part of it must not meet another journey. */
export interface WorkersProduct {
  url: string
  dataFolder: string
}

/** How many journeys run at once, each on a product of its own, unless a run says otherwise: with more, each takes longer. */
export const workers = 2

/** Tells the workers their products, through the environment that they inherit. */
export function tellProducts(products: readonly WorkersProduct[]): void {
  process.env['PRODUCTS'] = JSON.stringify(products)
}

/** The product of the worker that asks; nothing before the set-up has started it. */
export function ownProduct(): WorkersProduct | undefined {
  const products: WorkersProduct[] = JSON.parse(process.env['PRODUCTS'] ?? '[]')
  return products[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]
}
