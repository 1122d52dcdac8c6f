/**
 * The name of a plugin's Module Federation container; the build writes it, the shell asks for it.
 *
 * @example federationName('service-requests') // 'coverdesk_service_requests'
 */
export const federationName = (id: string) => `coverdesk_${id.replaceAll('-', '_')}`
