import type { SystemStatus } from '../../api/system.js';

const CHANNELS = ['LIVECHAT', 'WHATSAPP', 'TELEGRAM', 'TELEGRAM2', 'LINE'];

/** Where customer service answers: its own address, else the first channel of the resources; web addresses only. */
export function customerServiceUrl(status: SystemStatus | undefined): string | undefined {
  if (!status) return undefined;
  const channels = CHANNELS.map(channel => status.resources.find(resource => resource.channel === channel)?.url);
  return [...status.customerService.map(service => service.path), ...channels].find(isWeb);
}

export function isWeb(url: string | undefined): url is string {
  return url !== undefined && /^https?:\/\//i.test(url);
}
