/** Channels of the status answer's resources that lead to customer service, the best first. */
export const SERVICE_LEADS: readonly string[] = ['LIVECHAT', 'WHATSAPP', 'TELEGRAM', 'TELEGRAM2', 'LINE'];
