let known = ''

/** Resolvers are made before the environment is read; what starts with the subgraph gives it to them. */
export const useDigestSecret = (secret: string): void => {
  known = secret
}

/** Keys the digests of recovery codes: the database alone does not give them away. */
export const digestSecret = (): string => known
