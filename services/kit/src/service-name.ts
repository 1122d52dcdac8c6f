let service = ''

/** Says which service this process is; its events bear the name. */
export function nameService(name: string): void {
  service = name
}

export const serviceName = (): string => service
