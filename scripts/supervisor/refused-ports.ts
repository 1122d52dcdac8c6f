/** Ports from 1024 on that no browser opens, because other protocols live there (fetch standard, "port blocking"). */
const refused = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
])

/** Whether a product at this port could be started, and opened by no one. */
export const isRefusedByBrowsers = (port: number): boolean => refused.has(port)
