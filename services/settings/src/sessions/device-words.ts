/** Browsers name those that they are like, so the most particular ones come first. */
const browsers: [RegExp, string][] = [
  [/\bEdgi?A?\w*\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const devices: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const find = (names: [RegExp, string][], userAgent: string) => names.find(([pattern]) => pattern.test(userAgent))?.[1]

/**
 * What someone is signed in with, in words.
 * @param userAgent as the browser says it; anything may be in it, and nothing of it is repeated
 */
export function deviceWords(userAgent = ''): string {
  const browser = find(browsers, userAgent)
  const device = find(devices, userAgent)
  if (browser && device) return `${browser} on ${device}`
  return browser ?? device ?? 'Unknown device'
}
