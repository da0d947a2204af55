/** Where goods are sent. */
export interface Delivery {
  name: string;
  phone: string;
  /** In lines, as on a parcel. */
  address: string;
}
export type DeliveryField = 'deliveryName' | 'deliveryPhone' | 'deliveryAddress';

/** Which fields of a delivery cannot be sent to: a name of 2 to 60 signs, a number of 6 to 15 digits, an address of 10 to 300 signs. Both ends ask this. */
export function deliveryFaults({ name, phone, address }: Delivery): DeliveryField[] {
  const digits = phone.replace(/\D/g, '').length;
  return [
    ...(name.length < 2 || name.length > 60 ? (['deliveryName'] as const) : []),
    ...(!/^\+?[\d\s().-]+$/.test(phone) || phone.length > 30 || digits < 6 || digits > 15 ? (['deliveryPhone'] as const) : []),
    ...(address.length < 10 || address.length > 300 ? (['deliveryAddress'] as const) : []),
  ];
}
