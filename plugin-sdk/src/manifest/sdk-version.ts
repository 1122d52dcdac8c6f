/** The version of this contract. A plugin names the range it was built for in `plugin.json`. */
export const sdkVersion = '1.0.0'

type Version = [major: number, minor: number, patch: number]

/**
 * Whether this shell's SDK satisfies a plugin's range.
 *
 * @param range `^1.2.3`: that version or a later one without a breaking change (before 1.0 the minor breaks)
 * @param version by default the version of this SDK
 * @example satisfiesSdk('^1.0.0') // true
 */
export function satisfiesSdk(range: string, version: string = sdkVersion): boolean {
  const [wantedMajor, wantedMinor, wantedPatch] = parts(range.replace(/^\^/, ''))
  const [major, minor, patch] = parts(version)
  if (major !== wantedMajor) return false
  if (major === 0 && minor !== wantedMinor) return false
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch)
}

function parts(version: string): Version {
  const [major = Number.NaN, minor = Number.NaN, patch = Number.NaN] = version.split('.').map(Number)
  return [major, minor, patch]
}
