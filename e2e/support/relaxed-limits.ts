/** Journeys sign in and ask more often than people do; the limits themselves are tested in the services. */
export const relaxedLimits = {
  SIGN_IN_SECONDS_BETWEEN_SENDS: '0',
  SIGN_IN_SENDS_PER_HOUR_PER_ADDRESS: '1000',
  SIGN_IN_SENDS_PER_HOUR_PER_IP: '1000',
  SIGN_IN_WRONG_CODES_PER_HOUR_PER_IP: '1000',
  REQUESTS_PER_SECOND_PER_USER: '100000',
  REQUEST_BURST_PER_USER: '100000',
}
